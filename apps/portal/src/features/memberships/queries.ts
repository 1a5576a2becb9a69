import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { callEndpoint, fetchFile } from '#platform/api-client.ts'
import type { MembershipAction, Memberships, Purchase } from './contract.ts'
import { membershipEndpoints as endpoints } from './endpoints.ts'
import type { MembershipTypeForm, SettingsForm } from './membership-type.ts'

const key = ['sports-memberships'] as const

export const fetchOfferedTypes = () => callEndpoint(endpoints.types)

export const membershipsQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: ({ signal }): Promise<Memberships> => callEndpoint(endpoints.memberships, { signal }),
})

export const buyerQuery = queryOptions({
  queryKey: [...key, 'buyer'],
  queryFn: ({ signal }) => callEndpoint(endpoints.buyer, { signal }),
})

export const purchasePreviewQuery = (type: string) =>
  queryOptions({
    queryKey: [...key, 'purchase', type],
    queryFn: ({ signal }) => callEndpoint(endpoints.purchasePreview, { params: { type }, signal }),
    retry: false,
  })

export const invoicesQuery = queryOptions({
  queryKey: [...key, 'invoices'],
  queryFn: ({ signal }) => callEndpoint(endpoints.invoices, { signal }),
})

/** What a purchase, a freeze or a termination changes. */
export const membershipsChanged = { queryKey: key }

export const previewAction = (body: MembershipAction) => callEndpoint(endpoints.preview, { body })
export const actOnMembership = (body: MembershipAction) => callEndpoint(endpoints.act, { body })
export const takeBackFreeze = (id: number) =>
  callEndpoint(endpoints.takeBackFreeze, { params: { id: String(id) } })
export const buyMembership = (body: Purchase) => callEndpoint(endpoints.buy, { body })

export async function fetchInvoice(number: string): Promise<Blob> {
  const query = { language: getLocale() }
  return (await fetchFile(endpoints.invoice, { params: { number }, query })).blob()
}

export const staffTypesQuery = queryOptions({
  queryKey: [...staffKey, 'membership-types'],
  queryFn: ({ signal }) => callStaff(endpoints.staffTypes, { signal }),
  retry: false,
})

export const settingsQuery = queryOptions({
  queryKey: [...staffKey, 'membership-settings'],
  queryFn: ({ signal }) => callStaff(endpoints.settings, { signal }),
  retry: false,
})

export const staffInvoicesQuery = queryOptions({
  queryKey: [...staffKey, 'fitness-invoices'],
  queryFn: ({ signal }) => callStaff(endpoints.staffInvoices, { signal }),
  retry: false,
})

export const saveType = (body: MembershipTypeForm) => callStaff(endpoints.saveType, { body })
export const saveSettings = (body: SettingsForm) => callStaff(endpoints.saveSettings, { body })
export const registerPayment = (id: string, paidOn: string) =>
  callStaff(endpoints.registerPayment, { params: { id }, body: { paidOn } })
