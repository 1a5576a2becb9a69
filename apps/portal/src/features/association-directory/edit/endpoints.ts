import { endpoint } from '#platform/api/endpoint.ts'
import type { ProfileForm, ProfileToEdit, SavedPicture, SavedProfile } from '../model/contract.ts'
import type { WelcomeMark } from './contract.ts'

const path = '/api/frontend/my-associations/:id'

/** Of those who may change the public page of an association. */
export const editEndpoints = {
  read: endpoint<{ answer: ProfileToEdit }>()('GET', `${path}/profile`),
  save: endpoint<{ body: ProfileForm; answer: SavedProfile }>()('PUT', `${path}/profile`),
  savePicture: endpoint<{ body: FormData; answer: SavedPicture }>()('PUT', `${path}/picture`),
  removePicture: endpoint<{ answer: SavedPicture }>()('DELETE', `${path}/picture`),
  readMark: endpoint<{ answer: WelcomeMark }>()('GET', `${path}/welcome-mark`),
}
