import { FormToken } from '#core/public-forms/contract.ts'
import { formEndpoints } from '#core/public-forms/endpoints.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'

export const described = {
  token: describeEndpoint(formEndpoints.token, {
    summary: 'A token with which a form that anybody may send is sent once, within half an hour.',
    access: 'everybody',
    answer: FormToken,
  }),
}
