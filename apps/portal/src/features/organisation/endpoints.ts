import type { PictureName } from '#core/organisation/pictures/pictures.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type {
  OrganisationForm,
  OrganisationSaved,
  OrganisationSettings,
  PicturesSaved,
} from './contract.ts'

type Params = { picture: PictureName }

const path = '/api/frontend/staff/organisation'

export const organisationEndpoints = {
  read: endpoint<{ answer: OrganisationSettings }>()('GET', path),
  save: endpoint<{ body: OrganisationForm; answer: OrganisationSaved }>()('PUT', path),
  savePicture: endpoint<{ params: Params; body: FormData; answer: PicturesSaved }>()(
    'PUT',
    `${path}/pictures/:picture`,
  ),
  removePicture: endpoint<{ params: Params; answer: PicturesSaved }>()(
    'DELETE',
    `${path}/pictures/:picture`,
  ),
}
