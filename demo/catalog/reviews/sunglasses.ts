import { readReviews } from './read-reviews.ts'

/** The reviews of the sunglasses of the demo shop, by SKU. */
export const sunglassesReviews = readReviews(`
# MG-S-001
5 | Eight months in, still my everyday pair @otto-on-wood
I have worn these daily since spring. The hinges are as tight as on day one, and the acetate has a nice shine now.
5 | The keyhole bridge is the difference
Most round frames slide down my nose. These sit where I put them.
4 | Love them, bulky case
Great frame. The hard case barely fits my bag, so I use a soft one instead.
5 | Ordered tortoise, then black
Wore the tortoise pair on vacation and came home to order the black one.
4 | Smaller than I pictured
I checked the head photo after they came and it is accurate. Just know they are a true round, not oversized.
5 | Got prescription lenses put in
My optician had no trouble. She asked where the frame was from.
3 | Fingerprints
The lenses show every touch. The cloth takes care of it, but you will be using it a lot.
5 | Comfortable with a helmet strap
The temples are slim enough to go under my bike helmet straps.
5 | Exactly the honey color I hoped for
Warm and see-through at the edges. Looks great with summer clothes.
4 | Good on a small face
48 mm lenses are rare. Finally a pair that does not cover my eyebrows.
2 | Returned, too narrow for me
Nicely made, but they pinched at the temples. The refund came through in a week.
5 | My husband stole them
Bought for myself, now shared. They suit both of us.
5 | Solid without being heavy
You can tell they were polished by hand. No sharp edges anywhere.
4 | Nice weight, wish for a darker lens
Gradient lenses are easy on the eyes in the city. On the water I would like them darker.
5 | Third pair from MG
I keep losing sunglasses and keep buying these.
4 | Arrived a day early
Shipping said Friday and they were here Thursday. Frame is lovely.

# MG-S-013
5 | No more pushing them up
Low nose bridge here. These are the first panto frames that stay.
4 | Crystal is a fun color
Nearly clear. Shows makeup at the nose, so wipe it down.
4 | Great for readers too
Had progressives put in and kept the tint light.

# MG-S-014
5 | Two-tone in person
The lighter inside layer is such a pretty touch. Photos only hint at it.
3 | A little wide
Pretty, but I have a narrow face and they slip when I look down.

# MG-S-003
5 | What an aviator should be @corso-on-slate
No logos, no frills. The gold is soft rather than shiny.
5 | Survived a road trip
Two thousand miles on the dashboard and in the cup holder. Not a scratch.
4 | Big lenses, good coverage
58 mm is large. I like it, but try them on if your face is small.
5 | The leather case folds flat
A small thing, and I use it every day.
5 | Gunmetal is the sleeper pick
Everyone buys gold. The gunmetal looks great with gray hair.
4 | Adjust the nose pads first
Two minutes with the pads and they were perfect.
3 | Fine, not remarkable
Good quality. I expected more for the price, maybe polarized lenses.
5 | Wore them to my own wedding
Outdoor ceremony in July. They are in half of the photos.

# MG-S-016
4 | Softer than a metal aviator
The thick acetate makes the shape feel friendlier. Champagne is beautiful.
5 | Compliments from strangers
Twice in one week, at the farmers market and in an elevator.

# MG-S-005
5 | Cat eye without the costume @vesper-on-terrazzo
Sharp but not retro. I wear them with a blazer and with a swimsuit.
5 | Good lift, good lenses
They open up my whole face.
4 | Bordeaux reads as brown indoors
In the sun it is a deep red wine color. Gorgeous, just subtle inside.
5 | Six weeks to make, two days to love
I waited for the restock and it was worth it.
5 | They sit evenly
My ears are not level and most glasses look crooked on me. These took one small adjustment.
2 | Corners dug into my cheeks
When I smile they touch. If you have full cheeks, try a narrower frame.
4 | Great gift
My sister picked these out and has not taken them off.

# MG-S-006
4 | Delicate and pretty
Thin and light. I would not toss them in a beach bag without the case.
5 | I keep them on indoors
The tint is light enough for the grocery store.

# MG-S-017
5 | Dramatic in the best way
They make a T-shirt and jeans look planned.
4 | Large, as described
They cover half of my face, which is exactly what I wanted.

# MG-S-018
5 | I sat on them
They flexed and went back to normal. Sold.
4 | Feels like wearing nothing
Very light. The lenses could be a shade darker.

# MG-S-007
5 | The default pair
Gym bag, car, office. I stopped thinking about which sunglasses to wear.
4 | Good on a wider head
I usually have red marks at the temples. Not with these.

# MG-S-019
5 | Heavy, and I like it @bruno-on-linen
You feel them, and they feel expensive.
5 | Thick frame done right
The square edges look architectural. Nobody else has these.
4 | Took a week to get used to
The weight surprised me at first. Now lighter frames feel cheap.
5 | Tortoise pattern is deep
Every side has a different pattern. No two pairs are the same.
3 | Too heavy for running
Perfect for everything else. They bounce when I jog.
5 | Bold without shouting
My boss asked where I got them. That has never happened before.

# MG-S-020
4 | Vintage look, new hinges
My grandfather had a pair like these. I keep mine in my shirt pocket.

# MG-S-010
5 | Full coverage, no weight
I wear them for driving into the sunset. Nothing gets in at the sides.
4 | Statement piece
Not an everyday pair for me, but nothing looks better with a plain dress.

# MG-S-021
5 | Made for the boat
Polarized, light and they stay on in wind. I can see through the water.
3 | Narrow lens
Great view ahead, a bit of light from below.

# MG-S-022
4 | Scooter tested
No more watery eyes on my commute. Rose is more pink than I expected.

# MG-S-011
5 | Instant good mood @garbo-on-oak
Put them on and the day gets better. They look expensive.
5 | Hides a bad night
Big, dark at the top, and I can still read my phone.
4 | Oversized means oversized
They are big. The wide temples balance it well.
5 | They do not slide
I expected such a large frame to be heavy. It is not.
5 | Ivory for summer
A nice change from black. It has a slight warm tone, not stark white.
1 | Mine came with a scratch
There was a mark on the left lens. A new pair arrived four days later, and the return was free.
5 | Worth it on sale
I watched the price for a month. Happy I waited.
4 | Elegant
They make me feel dressed even in sweatpants.

# MG-S-024
5 | Surprisingly light
They look big and feel like air.
4 | Six sides, lots of questions
People always ask about the shape. Friendly way to start a conversation.
`)
