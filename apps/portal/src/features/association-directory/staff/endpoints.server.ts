import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { ById, ProfileForm, ProfileToEdit, SavedPicture, SavedProfile } from '../model/contract.ts'
import { editRefusals, pictureRefusals } from '../model/refusals.ts'
import { staffProfileEndpoints as endpoints } from './endpoints.ts'

const ofOne = {
  access: { staff: ['caseworker'] },
  params: { schema: ById, refusal: 'ASSOCIATION_NOT_FOUND' },
} as const

export const staffProfileDescribed = {
  read: describeEndpoint(endpoints.read, {
    ...ofOne,
    summary: 'The public page of an association, for staff.',
    answer: ProfileToEdit,
    refusals: only(associationRefusals, 'ASSOCIATION_NOT_FOUND'),
  }),
  save: describeEndpoint(endpoints.save, {
    ...ofOne,
    summary:
      'Corrects the public page of an association, also of a closed one, if it is still the one that was seen.',
    body: ProfileForm,
    answer: SavedProfile,
    refusals: {
      ...only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_CHANGED'),
      ...editRefusals,
    },
    audits: ['association-profile-corrected'],
    concerns: 'person',
  }),
  removePicture: describeEndpoint(endpoints.removePicture, {
    ...ofOne,
    summary: 'Removes the picture of an association.',
    answer: SavedPicture,
    refusals: only(pictureRefusals, 'PICTURE_NOT_FOUND'),
    audits: ['association-picture-removed'],
    concerns: 'person',
  }),
}
