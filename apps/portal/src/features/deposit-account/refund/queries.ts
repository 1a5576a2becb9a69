import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import { uploadToEndpoint } from '#platform/upload-to-endpoint.ts'
import { refundEndpoints } from './endpoints.ts'
import { draftFields, type RefundContent, type RefundForm } from './refund-form.ts'

const key = ['deposit-account', 'refund'] as const

export const refundQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => callEndpoint(refundEndpoints.refund, { signal }),
})

/** Read once, when the form is opened: from then on the form knows better. */
export const refundDraftQuery = queryOptions({
  queryKey: ['deposit-account', 'refund-draft'],
  queryFn: ({ signal }) => callEndpoint(refundEndpoints.refundDraft, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** Where the money should go stays in the form alone. */
export function saveRefundDraft(values: RefundForm) {
  const body = Object.fromEntries(draftFields.map((field) => [field, values[field]]))
  return callEndpoint(refundEndpoints.saveRefundDraft, { body })
}

/** @param id of the refund that is sent again; null for the first time */
export function submitRefund(
  id: string | null,
  { content, files }: { content: RefundContent; files: readonly File[] },
  onProgress: (share: number) => void,
) {
  const body = new FormData()
  body.append('content', JSON.stringify(content))
  for (const file of files) body.append('file', file)
  const language = getLocale()
  return id === null
    ? uploadToEndpoint(refundEndpoints.sendRefund, { onProgress }, { query: { language }, body })
    : uploadToEndpoint(
        refundEndpoints.editRefund,
        { onProgress },
        { query: { id, language }, body },
      )
}

export const staffRefundQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'cases', id, 'deposit-refund'],
    queryFn: ({ signal }) => callStaff(refundEndpoints.staffRefund, { params: { id }, signal }),
    retry: false,
  })
