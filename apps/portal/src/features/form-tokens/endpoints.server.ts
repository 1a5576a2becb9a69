import { FormToken } from '#core/public-forms/contract.ts'
import { formRoutes } from '#core/public-forms/endpoints.ts'
import { describeRoute } from '#platform/api/describe-route.server.ts'

export const described = {
  token: describeRoute(formRoutes.token, {
    summary: 'A token with which a form that anybody may send is sent once, within half an hour.',
    mayAsk: 'everybody',
    answer: FormToken,
  }),
}
