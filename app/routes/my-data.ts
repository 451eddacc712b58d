import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { apiContext } from '#app/api-context.ts'
import type { Route } from './+types/my-data.ts'

/** All data stored about the customer, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { myData } = await sendGuestsHome('account', context.get(apiContext).privacy.downloadMyData({}))
  return new Response(JSON.stringify(myData, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    },
  })
}
