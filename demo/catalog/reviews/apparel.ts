import { readReviews } from './read-reviews.ts'

/** The reviews of the apparel of the demo shop, by SKU. */
export const apparelReviews = readReviews(`
# MG-A-101
5 true | The dress I packed first
Wore it to dinner four nights out of seven. It wrinkles, and it looks right wrinkled.
5 true | Real pockets
Deep enough for a phone, hidden in the side seams.
4 large | Roomy at the waist
I took my usual size and could have gone down one. Lovely linen.
5 true | Terracotta is stunning @amalfi-on-plaster
A warm brick color that works with tan and with silver hair.
4 true | Soft after two washes
A little stiff out of the box. Now it feels like a favorite sheet.

# MG-A-102
5 true | Heavy satin, no lining needed
I was worried it would be see-through. It is not, even in champagne.
5 small | Size up for hips
Bias cut is unforgiving. One size up and it fell beautifully.
4 true | Needs a steamer
Ships folded, so plan ten minutes before you wear it.
5 true | Bridesmaids loved it
Four of us in sage, four different bodies, all happy.
3 small | Tight across the bust
Gorgeous dress. I am a 34DD and it was not made for me.
5 true | The crossed back @colette-at-home
Everyone talks about the front. The back is the best part.
5 true | New Year's Eve and then a sweater
I wear it with a chunky knit and boots in the daytime.
4 small | Short on me
I am five ten and it hits above the ankle. Still elegant.

# MG-A-103
5 true | Crisp all day
Holds its shape through a full day of meetings.
4 large | Generous cut
The dropped shoulder runs big. I sized down and kept the relaxed look.
5 true | Best white shirt I own
Not sheer, soft collar, beautiful buttons.
5 true | Half tucked, done
The curved hem looks good in or out.
4 true | Iron it damp
Poplin needs a hot iron. Takes three minutes if you catch it damp.
5 large | Layered over everything
I wear it open over a tank like a light jacket.
3 large | Sleeves too long
I roll them, so it is fine, but petite sizes would be great.

# MG-A-104
5 true | Vacation shirt
Wore it from the pool to dinner. Dries fast.
4 true | Good weight for heat
Breathes well. The chest pocket lies flat.

# MG-A-105
5 true | Warm without a coat
Fifty degrees and windy, and I was fine.
4 true | Pills at first, as they say
I ran a comb over it twice. Since then nothing.
5 large | Cozy and oversized
I took my normal size for a roomy fit.

# MG-A-106
4 true | My office layer
Thin enough under a blazer, warm enough for the air conditioning.
5 true | The buttons!
Each one is a bit different. It looks handmade.
5 true | Two ways to wear it
Buttoned as a top with high-waisted pants, open over a dress.

# MG-A-107
4 true | Hem them and they are perfect
I am five four and took off three inches. The drape is wonderful.

# MG-A-108
5 true | Retired my belts
The side buttons work. Sharp crease, comfortable thigh.
4 small | Slim below the knee
True in the waist, slimmer at the calf than I expected.

# MG-A-110
5 true | Three washes in
It is softening exactly the way a chore jacket should.
4 large | Boxy, as it should be
Size down if you want it closer to the body.
5 true | Deep indigo @lido-on-plaster
The color rubbed off on a white tote at first. Wash it once before wearing.
2 large | Sleeves too wide for me
Good fabric, but I was swimming in it. Sent it back and bought a smaller one elsewhere.

# MG-A-112
5 true | Swishy
Leave four buttons open and it moves when you walk.
4 true | Sits at the true waist
It is meant to sit high. I like it with a tucked tee.
5 true | Washes and line-dries
I hang it wet and skip the iron.
4 small | Waistband has no give
No elastic here. Measure your waist before you order.

# MG-A-113
5 true | Bought one, then four more
Thick enough that nothing shows, soft enough to sleep in.
5 true | Kept its length
After ten washes it is the same length as a new one. I compared.
4 large | Relaxed fit
If you like a close fit, go down a size.
5 true | The collar stays flat
No bacon neck, even after months.
5 true | Rust is my color @tessa-on-plaster
A burnt orange that is not too orange.
4 true | Heavier than a basic tee
Perfect in fall, warm in August.
3 true | Good, but pricey for a tee
Great quality. I wish there were a three-pack.
5 true | My whole family wears these
Two teenagers, one husband, no complaints.
5 true | Under a suit jacket
The narrow neckline looks sharp instead of sloppy.

# MG-A-115
5 true | Replaced my fall jacket
Wool, but not scratchy. I wear it from October to December.
4 large | Room for a sweater
It fits over a thick knit, which is what I wanted.
5 true | Check lines up
The pattern matches across the front. Rare at any price.

# MG-A-116
4 true | Everyone thinks it is a skirt
Bike to work in it, then give a presentation.
5 true | No wind problems
The fabric has weight. Very practical.
`)
