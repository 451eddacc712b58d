import { productColumns } from '#contract/imports/product-columns.ts'
import { adminProductFieldsMessages } from '#messages/en-US/admin/product-fields.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'

/** The columns of a file of products, each with what it holds. */
export function ColumnList() {
  return (
    <section aria-labelledby="columns">
      <h2 id="columns" className="mb-3 text-lead font-medium">
        {adminProductsMessages.import.columns}
      </h2>
      <p className="mb-3 max-w-text text-small">{adminProductsMessages.import.columnsLead}</p>
      <dl className="border-t border-line text-small">
        {productColumns.map((name) => (
          <div key={name} className="grid grid-cols-[8.5rem_1fr] gap-3 border-b border-line py-2">
            <dt className="font-medium">{name}</dt>
            <dd>{adminProductFieldsMessages.columns[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
