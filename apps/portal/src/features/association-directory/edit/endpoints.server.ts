import { associationRefusals } from '#core/associations/refusals.ts'
import { uploadRefusalDetails } from '#core/files/contract.ts'
import { longestUpload } from '#core/files/limits.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { ById, ProfileForm, ProfileToEdit, SavedPicture, SavedProfile } from '../model/contract.ts'
import { editRefusals, pictureRefusals } from '../model/refusals.ts'
import { WelcomeMark } from './contract.ts'
import { editEndpoints as endpoints } from './endpoints.ts'

const ofOne = {
  access: 'user',
  params: { schema: ById, refusal: 'ASSOCIATION_NOT_FOUND' },
} as const
const reading = only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING')
const changing = { ...reading, ...only(associationRefusals, 'ASSOCIATION_STATE') }
const { PICTURE_NOT_FOUND: _, ...uploading } = pictureRefusals

export const editDescribed = {
  read: describeEndpoint(endpoints.read, {
    ...ofOne,
    summary: 'The public page of an association, for those who may change it.',
    answer: ProfileToEdit,
    refusals: reading,
  }),
  save: describeEndpoint(endpoints.save, {
    ...ofOne,
    summary: 'Changes the public page of an association, if it is still the one that was seen.',
    body: ProfileForm,
    answer: SavedProfile,
    refusals: { ...changing, ...only(associationRefusals, 'ASSOCIATION_CHANGED'), ...editRefusals },
  }),
  savePicture: describeEndpoint(endpoints.savePicture, {
    ...ofOne,
    summary: 'Uploads the picture of an association, a part “file”, in place of the one there is.',
    body: { type: 'multipart/form-data' },
    longestBody: longestUpload,
    answer: SavedPicture,
    refusals: { ...changing, ...uploading },
    refusalDetails: uploadRefusalDetails,
  }),
  removePicture: describeEndpoint(endpoints.removePicture, {
    ...ofOne,
    summary: 'Removes the picture of an association.',
    answer: SavedPicture,
    refusals: { ...changing, ...only(pictureRefusals, 'PICTURE_NOT_FOUND') },
  }),
  readMark: describeEndpoint(endpoints.readMark, {
    ...ofOne,
    summary: 'Whether an association has the Velkommen mark, and which conditions hold.',
    answer: WelcomeMark,
    refusals: only(associationRefusals, 'ASSOCIATION_NOT_FOUND'),
  }),
}
