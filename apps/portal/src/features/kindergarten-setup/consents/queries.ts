import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { consentKindEndpoints as endpoints } from './endpoints.ts'
import type { ConsentKindEdit } from './forms.ts'

export const consentKindsQuery = queryOptions({
  queryKey: [...staffKey, 'kindergarten-consent-kinds'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const saveConsentKind = (body: ConsentKindEdit) => callStaff(endpoints.save, { body })
