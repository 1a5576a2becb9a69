import { callStaff } from '#core/staff-area/queries.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { ReleaseForm } from './contract.ts'
import { releaseEndpoints as endpoints } from './endpoints.ts'

export const releaseMeeting = (id: string, body: ReleaseForm) =>
  callStaff(endpoints.release, { params: { id }, body })

export const meetingLetterAddress = (id: string, applicationId: string) =>
  endpointAddress(endpoints.letter, { params: { id, applicationId } })
