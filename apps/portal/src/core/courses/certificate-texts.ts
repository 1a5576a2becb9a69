import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { CertificateRefusal } from './certificate-refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  TICKET_NOT_FOUND: m.course_certificate_no_ticket,
  CERTIFICATE_NOT_EARNED: m.course_certificate_not_earned,
  CERTIFICATE_NOT_SET_UP: m.course_certificate_not_set_up,
  CERTIFICATE_NAME_UNWRITABLE: m.course_certificate_name_unwritable,
} satisfies Record<CertificateRefusal, () => string>

/** Why a certificate was not downloaded; undefined for a failure that is not of certificates. */
export const certificateErrorText = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? texts[failure.code]?.() : undefined
