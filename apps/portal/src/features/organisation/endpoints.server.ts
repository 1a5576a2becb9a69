import { uploadRefusalDetails } from '#core/files/contract.ts'
import { longestUpload } from '#core/files/limits.ts'
import { uploadRefusals } from '#core/files/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import {
  OrganisationForm,
  OrganisationSaved,
  OrganisationSettings,
  organisationRefusals,
  PictureParams,
  PicturesSaved,
  pictureRefusals,
} from './contract.ts'
import { organisationEndpoints as endpoints } from './endpoints.ts'

const administrators = { staff: ['admin'] } as const
const concerns = { nobody: 'the organisation itself' } as const

export const described = {
  read: describeEndpoint(endpoints.read, {
    summary: 'What is set of the organisation: its name, addresses and what mails end with.',
    access: administrators,
    answer: OrganisationSettings,
  }),
  save: describeEndpoint(endpoints.save, {
    summary:
      'Sets the organisation, if it is still the one that was seen. Pages, mails and letters follow at once.',
    access: administrators,
    body: OrganisationForm,
    answer: OrganisationSaved,
    refusals: organisationRefusals,
    audits: ['organisation-saved'],
    concerns,
  }),
  savePicture: describeEndpoint(endpoints.savePicture, {
    summary:
      'Uploads a logo or the mark, a PNG in a part “file”, in place of the one there is. Icons are made of the mark.',
    access: administrators,
    params: { schema: PictureParams, refusal: 'PICTURE_NOT_FOUND' },
    body: { type: 'multipart/form-data' },
    longestBody: longestUpload,
    answer: PicturesSaved,
    refusals: { ...pictureRefusals, ...uploadRefusals },
    refusalDetails: uploadRefusalDetails,
    audits: ['organisation-picture-saved'],
    concerns,
  }),
  removePicture: describeEndpoint(endpoints.removePicture, {
    summary: 'Removes a logo or the mark; what comes with the system is shown again.',
    access: administrators,
    params: { schema: PictureParams, refusal: 'PICTURE_NOT_FOUND' },
    answer: PicturesSaved,
    refusals: only(pictureRefusals, 'PICTURE_NOT_FOUND'),
    audits: ['organisation-picture-removed'],
    concerns,
  }),
}
