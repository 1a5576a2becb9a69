import type { NationalIdDoubt } from '#core/personal-data/national-id.ts'
import type { NationalIdProof } from '#core/personal-data/national-id-proof.ts'
import type { TuitionFee } from '#core/studies/tuition-fee.ts'
import type { ProfileForm } from './profile-form.ts'

/**
 * `GET /api/frontend/user/details`, and the answer when they are saved (specification, section 3:
 * user profile). What is not known is empty text.
 */
export type UserDetails = ProfileForm & {
  id: string
  email: string
  /** Masked: the last two digits are all that is shown unasked. */
  socialSecurityNumber: string
  /** How it was proven and when (ISO 8601); `null` while it is what somebody has typed. */
  nationalIdProof: { by: NationalIdProof; at: string } | null
  /** A question to ask of the national id; it is kept all the same. */
  nationalIdDoubt: NationalIdDoubt | null
  /** An employee is who is of the staff; a student, of the others, who has named an institution. */
  type: 'STUDENT' | 'EMPLOYEE' | 'OTHER'
  /** Of the semester in `tuitionFeeCode`. */
  tuitionFee: TuitionFee
  /** Goes back with what is saved. */
  revision: number
}

/** `PUT …/national-id`: masked, as it is shown from now on. */
export type StoredNationalId = Pick<
  UserDetails,
  'socialSecurityNumber' | 'nationalIdProof' | 'nationalIdDoubt'
>

/** `POST …/national-id/reveal`: the whole number, which the browser keeps nowhere. */
export type RevealedNationalId = { socialSecurityNumber: string }

/** Refusals of the profile, and the status of each. */
export const profileRefusals = {
  /** Somebody, perhaps oneself in another window, has saved in the meantime. */
  PROFILE_CHANGED: 409,
  'ny.bruker.fodselsdato.ugyldig': 422,
  /** The account has another one, which is proven: only a proof takes its place. */
  NATIONAL_ID_PROVEN: 409,
  NATIONAL_ID_MISSING: 404,
} as const
export type ProfileRefusal = keyof typeof profileRefusals
