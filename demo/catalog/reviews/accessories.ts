import { readReviews } from './read-reviews.ts'

/** The reviews of the hair and fashion accessories of the demo shop, by SKU. */
export const accessoriesReviews = readReviews(`
# MG-H-201
5 | Finally holds all my hair @sienna-on-linen
Waist-length and thick. One clip, all day, no headache.
5 | No broken teeth
My drugstore clips last a month. This one has survived a toddler.
4 | Strong spring
It takes some effort to open in the first week.
5 | Looks good from behind
I put my hair up in ten seconds and look like I tried.
5 | Olive is unusual
A dark green you only notice up close.
3 | Too big for fine hair
Beautiful, but it slides out of mine. I gave it to my roommate.

# MG-H-203
5 | No more dents in my hair @scrunchie-on-oak
I take it out at night and there is no crease.
5 | Curly hair approved
It does not pull or snag. My curls stay intact.
4 | Slippery in a high ponytail
Perfect for low buns and sleeping. For running I use something tighter.
5 | Washes like new
I hand washed mine twice and the silk still shines.
5 | Stocking stuffers
Bought six for my team. Every color is pretty.
4 | Fuller than the photos
A big, soft scrunchie. I wear it on my wrist as well.
5 | Stays put overnight
I braid my hair and tie it with this. Still there in the morning.

# MG-H-204
5 | Soft as it looks
The velvet is dense and rich. Holds a heavy ponytail.
4 | Sold out in green for a reason
I signed up for the email and got one in the last batch.

# MG-H-205
5 | A firm click
You hear it close and you know it will stay.
4 | Simple and smart
I wear it to work with a low ponytail.

# MG-H-206
5 | Wedding hair, solved
Wore it for the ceremony and again the next morning with jeans.
4 | Real pearls have character
No two are perfectly round. That is how you know.

# MG-H-207
4 | Comfortable for hours
No headache behind the ears, which is my usual problem with headbands.

# MG-H-209
5 | Grips without pulling
One twist and done. Matches my Amalfi dress.

# MG-H-210
5 | Holiday party ready
The deep green looks expensive with a black dress.

# MG-F-301
5 | The leather is getting better @tote-by-the-door
Four months of daily use and the handles have turned a deep caramel.
5 | Fits everything
Laptop, lunch, sweater, umbrella. It stands up by itself.
4 | No inside zipper pocket
I use a pouch for keys. Otherwise perfect.
5 | Professional
I carried it to three interviews and got the job.
3 | Heavier than I expected
Real leather has real weight. With a laptop it is a workout.
5 | Quiet luxury without the price
My friend guessed three times what I paid.
4 | Light scratches buff out
Rub them with your thumb. It is that kind of leather.

# MG-F-302
5 | Date-night bag
Phone, keys, lipstick, cards. Nothing rattles.
4 | Softer than it looks
It has no lining, and the suede side feels great.

# MG-F-303
5 | Worn five ways
Neck, hair, wrist, bag, and once as a belt.
5 | The hand-rolled edge
You can see the tiny stitches. Beautifully finished.
4 | Smaller than a carré
Twenty-seven inches is perfect for the neck, too small as a top.

# MG-F-304
5 | Softest wool I own
Not itchy at all. I wear it on bare skin.
5 | Long enough to wrap twice
I am tall, and most scarves look like a tie on me.
4 | Sheds a little
Some lint on a black coat for the first week.

# MG-F-305
5 true | Will outlive me
Thick leather, heavy buckle. My old belt looks like cardboard next to it.
4 small | Order by the middle hole
I bought my pants size and it was snug. Read the size guide.
5 true | Aging well
The cognac has darkened and looks better every month.

# MG-F-306
5 true | Survived a suitcase @palma-from-above
I packed it crown down with socks inside. The brim came back with steam.
4 large | Used the drawstring
A bit big on me, but the inner string fixes it.
5 true | Real shade
My nose did not burn once.

# MG-F-307
4 | Goes in my jacket pocket
Rain, sun, bad hair. It handles them all.
5 | Sturdy brim
It does not flop into my eyes like others do.

# MG-F-308
5 | I forget I am wearing them @hoops-on-slate
Light enough to sleep in. I checked.
5 | Everyday hoops
The size is right: you see them, but they are not loud.
4 | Gold is on the warm side
A rich yellow gold. Pairs well with my wedding band.
5 | No green ears
Sensitive skin here and no reaction after two months.
5 | The clasp disappears
You cannot see where they open. Clever.
3 | One hinge was stiff
It loosened up after a few days. Otherwise lovely.
5 | Mother's Day success
She wore them the same evening.
`)
