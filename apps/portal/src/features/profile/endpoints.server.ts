import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { nationalIdProofs } from '#core/personal-data/national-id-proof.ts'
import { profileRefusals } from '#core/profile/contract.ts'
import { profileRoutes as routes } from '#core/profile/endpoints.ts'
import { NationalIdForm, SaveProfile } from '#core/profile/profile-form.ts'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'

const text = z.string()

/** As it is shown; what may be saved is in `SaveProfile`. */
const UserDetails = z.strictObject({
  id: text,
  email: text,
  firstName: text,
  lastName: text,
  birthDate: text,
  nationality: text,
  address: z.strictObject({
    line1: text,
    line2: text,
    line3: text,
    zipCode: text,
    city: text,
    countryCode: text,
  }),
  phone: z.strictObject({ countryCode: text, subscriberNumber: text }),
  institution: text,
  tuitionFeeCode: text,
  language: z.enum(['no', 'en']),
  socialSecurityNumber: text,
  nationalIdProof: z
    .strictObject({ by: z.enum(nationalIdProofs), at: z.iso.datetime() })
    .nullable(),
  nationalIdDoubt: z.enum(['NOT_A_DATE', 'OTHER_BIRTH_DATE']).nullable(),
  type: z.enum(['STUDENT', 'EMPLOYEE', 'OTHER']),
  tuitionFee: z.enum(['true', 'false', '']),
  revision: z.int(),
})

export const described = {
  details: describeRoute(routes.details, {
    summary: 'One’s profile; the national id is masked.',
    mayAsk: 'user',
    answer: UserDetails,
  }),
  save: describeRoute(routes.save, {
    summary: 'Saves one’s profile, if nobody has saved it since it was read.',
    mayAsk: 'user',
    body: SaveProfile,
    answer: UserDetails,
    refusals: {
      ...only(profileRefusals, 'PROFILE_CHANGED'),
      ...only(accountRefusals, 'FORBIDDEN'),
    },
  }),
  keepNationalId: describeRoute(routes.keepNationalId, {
    summary: 'Gives one’s national id, or another one while none is proven.',
    mayAsk: 'user',
    body: NationalIdForm,
    answer: UserDetails.pick({
      socialSecurityNumber: true,
      nationalIdProof: true,
      nationalIdDoubt: true,
    }),
    refusals: {
      ...only(profileRefusals, 'ny.bruker.fodselsdato.ugyldig', 'NATIONAL_ID_PROVEN'),
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    limits: 'Five numbers in a quarter of an hour.',
  }),
  removeNationalId: describeRoute(routes.removeNationalId, {
    summary: 'Takes one’s national id away, with its proof.',
    mayAsk: 'user',
    answer: Done,
  }),
  revealNationalId: describeRoute(routes.revealNationalId, {
    summary: 'One’s whole national id; that it was shown is in the access log.',
    mayAsk: 'user',
    answer: z.strictObject({ socialSecurityNumber: text }),
    refusals: only(profileRefusals, 'NATIONAL_ID_MISSING'),
  }),
}
