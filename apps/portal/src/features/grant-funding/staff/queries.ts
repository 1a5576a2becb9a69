import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { FundingFilter } from '../model/contract.ts'
import type { AgainForm, ClaimForm, DayForm, ReceivedForm } from '../model/forms.ts'
import { staffFundingEndpoints as endpoints } from './endpoints.ts'

/** Of all that is read here; the counts of the menu change with it. */
export const staffFundingKey = staffKey

export const staffFundingQuery = (show: FundingFilter) =>
  queryOptions({
    queryKey: [...staffKey, 'grant-funding', show],
    queryFn: ({ signal }) => callStaff(endpoints.list, { query: { show }, signal }),
    retry: false,
  })

export const staffReportFile = (applicationId: string, file: string) =>
  endpointAddress(endpoints.file, { params: { applicationId, file } })
export const approvePart = (partId: string, accountKey: string) =>
  callStaff(endpoints.approvePart, { params: { partId }, body: { accountKey } })
export const payAgain = (partId: string, body: AgainForm) =>
  callStaff(endpoints.payAgain, { params: { partId }, body })
export const approveReport = (reportId: string) =>
  callStaff(endpoints.approveReport, { params: { reportId } })
export const returnReport = (reportId: string, body: DayForm) =>
  callStaff(endpoints.returnReport, { params: { reportId }, body })
export const undoReport = (reportId: string, reason: string) =>
  callStaff(endpoints.undoReport, { params: { reportId }, body: { reason } })
export const postponeReport = (applicationId: string, body: DayForm) =>
  callStaff(endpoints.postpone, { params: { applicationId }, body })
export const reopenAward = (applicationId: string, body: DayForm) =>
  callStaff(endpoints.reopen, { params: { applicationId }, body })
export const endAward = (applicationId: string, reason: string) =>
  callStaff(endpoints.end, { params: { applicationId }, body: { reason } })
export const proposeClaim = (applicationId: string, body: ClaimForm) =>
  callStaff(endpoints.propose, { params: { applicationId }, body })
export const confirmClaim = (claimId: string) =>
  callStaff(endpoints.confirm, { params: { claimId } })
export const registerReceived = (claimId: string, body: ReceivedForm) =>
  callStaff(endpoints.register, { params: { claimId }, body })
export const confirmReceived = (claimId: string) =>
  callStaff(endpoints.confirmReceived, { params: { claimId } })
export const cancelClaim = (claimId: string, reason: string) =>
  callStaff(endpoints.cancel, { params: { claimId }, body: { reason } })
