/** A review of a product of the demo shop. */
export interface ReviewText {
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  message: string
}

/** Reviews that fit any product. */
export const anyReviews: ReviewText[] = [
  {
    rating: 5,
    title: 'Even nicer in the hand',
    message: 'The images are good and the real thing is better. Arrived in four days, packed with care.',
  },
  {
    rating: 4,
    title: 'Lovely, slow post',
    message: 'I would buy it again. The parcel took six days to Oregon, which is within what they promise.',
  },
  {
    rating: 5,
    title: 'A present that worked',
    message: 'Bought for my sister, who is hard to please. She has worn it every day since.',
  },
  {
    rating: 3,
    title: 'Good, not what I imaged',
    message: 'Well made, but the color is a little warmer than on my screen. I kept it all the same.',
  },
  { rating: 5, title: 'Second one', message: 'My first is three years old and still fine. This one is for my mother.' },
  {
    rating: 4,
    title: 'Honest quality',
    message: 'Nothing shouts, everything works. One thread was loose and came off without harm.',
  },
  {
    rating: 2,
    title: 'Sent it back',
    message: 'It is well made, it just was not for me. The refund came after eight days without a question.',
  },
  { rating: 5, title: 'Simply good', message: 'I looked for something like this for two summers.' },
  {
    rating: 5,
    title: 'People ask me about it',
    message: 'I have been stopped twice in the street to say where it is from. So: here.',
  },
  {
    rating: 5,
    title: 'Worth the wait',
    message: 'It was sold out when I first looked. I let them write to me, and bought it the same hour.',
  },
  {
    rating: 4,
    title: 'Runs a touch generous',
    message: 'A good piece of work. Between two sizes I would take the smaller.',
  },
  {
    rating: 5,
    title: 'Packed like a gift',
    message: 'Paper, ribbon, a card written by hand. I nearly did not open it.',
  },
  {
    rating: 5,
    title: 'Better than my old one',
    message: 'I have had three of these from other houses. This is the one I take when I travel.',
  },
  { rating: 3, title: 'Fine', message: 'Does what it says. For the price I had hoped for a case or a bag with it.' },
  {
    rating: 4,
    title: 'Quiet and well made',
    message: 'You have to look twice to see how much work is in it. I like that.',
  },
  {
    rating: 1,
    title: 'Arrived late for the day',
    message: 'I needed it for a wedding and it came the day after. They took it back at once, but still.',
  },
  {
    rating: 5,
    title: 'Kind people',
    message: 'I asked for another color after I had ordered. They changed it within the hour and wrote to say so.',
  },
  {
    rating: 4,
    title: 'Good for every day',
    message: 'It goes with more than I thought. I wear it four days out of seven.',
  },
  {
    rating: 2,
    title: 'Not my color after all',
    message: 'In daylight it is paler than on the page. The quality is not in doubt.',
  },
  { rating: 5, title: 'Bought again in another color', message: 'The first was a try, the second was for love.' },
  { rating: 4, title: 'Solid', message: 'Half a year of daily use and nothing has come loose, faded or frayed.' },
  { rating: 5, title: 'My daughter took it', message: 'I have seen it since only on her. I will order another.' },
  { rating: 3, title: 'A little stiff at first', message: 'It took two weeks to become comfortable. Now it is.' },
  { rating: 5, title: 'Looks dearer than it is', message: 'A friend in the trade guessed at twice the price.' },
  {
    rating: 1,
    title: 'A flaw in mine',
    message: 'There was a mark on it when I opened the box. A new one came in four days, and the return was free.',
  },
]

/** Reviews by sub-category. */
export const familyReviews: Record<string, ReviewText[]> = {
  Sunglasses: [
    {
      rating: 5,
      title: 'No more headaches',
      message: 'I drive west every evening. The lenses take the glare away and leave the colors as they are.',
    },
    {
      rating: 5,
      title: 'They stay where they are',
      message: 'Small nose, and for once a pair that does not slide down when I read.',
    },
    {
      rating: 4,
      title: 'A touch wide',
      message: 'Beautiful frame. On a narrow face it is a little wide, an optician set the temples in five minutes.',
    },
    {
      rating: 5,
      title: 'The hinges!',
      message: 'They open like the door of a good car. Small thing, makes me happy each time.',
    },
    {
      rating: 4,
      title: 'Light as promised',
      message: 'I forget that I wear them. One star less because the case is bulky.',
    },
    {
      rating: 3,
      title: 'Nice, marks easily',
      message: 'Every fingerprint shows on the lens. The cloth helps. Otherwise a very good pair.',
    },
    { rating: 5, title: 'Worn all summer', message: 'Sand, salt, the bottom of a bag. Not a scratch in August.' },
    {
      rating: 4,
      title: 'Darker than I thought',
      message: 'For bright days. In a shop I have to take them off to read the labels.',
    },
  ],
  Apparel: [
    {
      rating: 5,
      title: 'Fits like it was made for me',
      message: 'True to size, and long enough in the sleeve, which never happens.',
    },
    {
      rating: 4,
      title: 'Size down',
      message: 'I am between sizes and took the smaller one. The fabric is heavier than it looks, in a good way.',
    },
    {
      rating: 5,
      title: 'Washes well',
      message: 'Ten washes, same shape, same color. I hang it wet and hardly iron it.',
    },
    {
      rating: 3,
      title: 'Creases',
      message: 'Lovely in the morning, a map of the day in the evening. That is the fibre, I know.',
    },
    {
      rating: 5,
      title: 'Pockets where pockets belong',
      message: 'Deep enough for a phone and they do not spoil the line. More of this, please.',
    },
    {
      rating: 4,
      title: 'Good cut, one button',
      message: 'One spare button is missing in mine. They sent two the same week.',
    },
    {
      rating: 5,
      title: 'From the office to dinner',
      message: 'I changed the shoes and nothing else. Comfortable until midnight.',
    },
  ],
  'Hair Accessories': [
    {
      rating: 5,
      title: 'Holds all of it',
      message: 'I have thick hair down to my waist. Nothing holds it. This does, until I take it out.',
    },
    {
      rating: 4,
      title: 'Gentle',
      message: 'No crease in the hair in the evening. The spring is stiff in the first week.',
    },
    { rating: 5, title: 'Does not snag', message: 'The edges are really smooth. I have thrown the others away.' },
    {
      rating: 3,
      title: 'Small for me',
      message: 'Pretty and well made, but for fine or short hair. My daughter has it now.',
    },
    {
      rating: 5,
      title: 'One in each bag',
      message: 'I bought three. They make a quick knot look as if I had planned it.',
    },
  ],
  'Fashion Accessories': [
    {
      rating: 5,
      title: 'Every day since March',
      message: 'It has softened and taken a little shine. It looks better than new.',
    },
    {
      rating: 4,
      title: 'Holds a laptop, just',
      message: 'Thirteen inches and a charger go in, with a push. The strap could be two holes longer.',
    },
    {
      rating: 5,
      title: 'The weight of a real thing',
      message: 'Solid, quiet, no logo. The edges are finished by hand and one can see it.',
    },
    {
      rating: 3,
      title: 'Smells of leather at first',
      message: 'For two weeks it announces itself. After that I am very happy with it.',
    },
    {
      rating: 5,
      title: 'Goes with everything',
      message: 'I thought the color would be difficult. It is the one I reach for.',
    },
    {
      rating: 4,
      title: 'Very fine, handle with care',
      message: 'As delicate as it looks. I take it off for sports and for the sea.',
    },
  ],
}

/** The names of the reviewers. */
export const reviewers = [
  ...[
    'Ines M.',
    'Carla',
    'Priya S.',
    'Tom',
    'Anouk',
    'Dee',
    'Marguerite L.',
    'Jonas',
    'Fatima',
    'Beth W.',
    'Yuki',
    'Sol',
  ],
  ...['Oona', 'R. Alvarez', 'Nadia', 'Grace', 'Hugo P.', 'Lene', 'Amara', 'Cat', 'Wren', 'Elif', 'Noor', 'Maddie'],
]
