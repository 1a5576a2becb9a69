import type { NationalIdDoubt } from '#core/personal-data/national-id.ts'
import type { NationalIdProof } from '#core/personal-data/national-id-proof.ts'
import type { TuitionFee } from '#core/studies/tuition-fee.ts'
import type { ProfileForm } from './profile-form.ts'

/**
 * `GET /api/frontend/user/details`, and the answer when they are saved (specification, section 3:
 * user profile). Unknown values are empty strings.
 */
export type UserDetails = ProfileForm & {
  id: string
  email: string
  /** Masked, except for the last two digits. */
  socialSecurityNumber: string
  /** How it was proven and when (ISO 8601); `null` while it is unproven. */
  nationalIdProof: { by: NationalIdProof; at: string } | null
  /** Why the national id is doubtful; it is saved nevertheless. */
  nationalIdDoubt: NationalIdDoubt | null
  /** Staff are employees; others with an institution are students. */
  type: 'STUDENT' | 'EMPLOYEE' | 'OTHER'
  /** Of the semester in `tuitionFeeCode`. */
  tuitionFee: TuitionFee
  /** Must be sent back when the details are saved. */
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
  /** The profile was saved since it was read, perhaps in another window. */
  PROFILE_CHANGED: 409,
  'ny.bruker.fodselsdato.ugyldig': 422,
  /** The account has another, proven one, which only a new proof can replace. */
  NATIONAL_ID_PROVEN: 409,
  NATIONAL_ID_MISSING: 404,
} as const
export type ProfileRefusal = keyof typeof profileRefusals
