import { queryOptions } from '@tanstack/react-query'
import type { PictureName } from '#core/organisation/pictures/pictures.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { OrganisationForm } from './contract.ts'
import { organisationEndpoints } from './endpoints.ts'

export const settingsQuery = queryOptions({
  queryKey: [...staffKey, 'organisation'],
  queryFn: ({ signal }) => callStaff(organisationEndpoints.read, { signal }),
  retry: false,
})

export const saveOrganisation = (body: OrganisationForm) =>
  callStaff(organisationEndpoints.save, { body })

export function savePicture(picture: PictureName, file: File) {
  const body = new FormData()
  body.append('file', file)
  return callStaff(organisationEndpoints.savePicture, { params: { picture }, body })
}

export const removePicture = (picture: PictureName) =>
  callStaff(organisationEndpoints.removePicture, { params: { picture } })
