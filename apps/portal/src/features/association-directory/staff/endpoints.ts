import { endpoint } from '#platform/api/endpoint.ts'
import type { ProfileForm, ProfileToEdit, SavedPicture, SavedProfile } from '../model/contract.ts'

const path = '/api/frontend/staff/associations/:id'

/** Of staff, who correct public pages. */
export const staffProfileEndpoints = {
  read: endpoint<{ answer: ProfileToEdit }>()('GET', `${path}/profile`),
  save: endpoint<{ body: ProfileForm; answer: SavedProfile }>()('PUT', `${path}/profile`),
  removePicture: endpoint<{ answer: SavedPicture }>()('DELETE', `${path}/picture`),
}
