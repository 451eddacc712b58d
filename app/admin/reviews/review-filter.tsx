import { SelectField } from '#app/ui/form/select-field.tsx'
import { maxRating } from '#contract/reviews/limits.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminListsMessages } from '#messages/en-US/admin/lists.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
import { ListFilter } from '../list-filter.tsx'

const tabs = () => [
  { label: adminListsMessages.all },
  { value: 'unanswered', label: adminReviewsMessages.withoutReply },
  { value: 'hidden', label: adminReviewsMessages.hidden },
]

const ratings = Array.from({ length: maxRating }, (_, index) => maxRating - index)

/** Filters reviews by product or author, by stars, and by state. */
export function ReviewFilter({ search, state, rating }: { search?: string; state?: string; rating?: string }) {
  return (
    <ListFilter
      name={adminFrameMessages.pages.reviews}
      label={adminReviewsMessages.search}
      search={search}
      param="state"
      tabs={tabs()}
      tab={state}
      keep={{ rating }}
    >
      <SelectField
        key={rating}
        label={adminReviewsMessages.stars}
        name="rating"
        options={ratings.map((stars) => ({ value: String(stars), label: adminReviewsMessages.starCount(stars) }))}
        placeholder={adminReviewsMessages.anyStars}
        defaultValue={rating}
        className="w-32"
      />
    </ListFilter>
  )
}
