/** Refusals of certificates, and the status of each. */
export const certificateRefusals = {
  /** No ticket that is booked has that code, or that id. */
  TICKET_NOT_FOUND: 404,
  /** The course has no certificate, goes on, or its holder was not there often enough. */
  CERTIFICATE_NOT_EARNED: 409,
  /** The organisation has no legal name, number or address yet. */
  CERTIFICATE_NOT_SET_UP: 409,
  /** The name has letters that no typeface of documents has. */
  CERTIFICATE_NAME_UNWRITABLE: 409,
} as const
export type CertificateRefusal = keyof typeof certificateRefusals
