import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AssembliesView, RegisteredAssembly } from '../model/contract.ts'
import type { AcceptForm } from '../model/forms.ts'

const own = '/api/frontend/my-associations/:id/assemblies'

/** Ten megabytes over a slow line. */
const timeLimit = 200_000

export const assemblyEndpoints = {
  assemblies: endpoint<{ answer: AssembliesView }>()('GET', own),
  register: endpoint<{
    query: { language: Locale }
    body: FormData
    answer: RegisteredAssembly
  }>()('POST', own, { timeLimit }),
  withdrawAssembly: endpoint<{ answer: Done }>()('POST', `${own}/:assembly/withdraw`),
  minutes: endpoint<{ answer: null }>()('GET', `${own}/:assembly/minutes/:file`),
  acceptHandover: endpoint<{ body: AcceptForm; answer: Done }>()('POST', `${own}/:assembly/accept`),
}
