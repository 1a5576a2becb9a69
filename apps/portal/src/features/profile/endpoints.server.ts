import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { nationalIdProofs } from '#core/personal-data/national-id-proof.ts'
import { profileRefusals } from '#core/profile/contract.ts'
import { profileEndpoints as endpoints } from '#core/profile/endpoints.ts'
import { NationalIdForm, SaveProfile } from '#core/profile/profile-form.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
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
  language: z.enum(locales),
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
  details: describeEndpoint(endpoints.details, {
    summary: 'One’s profile; the national id is masked.',
    access: 'user',
    answer: UserDetails,
  }),
  save: describeEndpoint(endpoints.save, {
    summary: 'Saves one’s profile, if nobody has saved it since it was read.',
    access: 'user',
    body: SaveProfile,
    answer: UserDetails,
    refusals: {
      ...only(profileRefusals, 'PROFILE_CHANGED'),
      ...only(accountRefusals, 'FORBIDDEN'),
    },
  }),
  saveNationalId: describeEndpoint(endpoints.saveNationalId, {
    summary: 'Gives one’s national id, or another one while none is proven.',
    access: 'user',
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
  removeNationalId: describeEndpoint(endpoints.removeNationalId, {
    summary: 'Takes one’s national id away, with its proof.',
    access: 'user',
    answer: Done,
  }),
  revealNationalId: describeEndpoint(endpoints.revealNationalId, {
    summary: 'One’s whole national id; that it was shown is in the access log.',
    access: 'user',
    answer: z.strictObject({ socialSecurityNumber: text }),
    refusals: only(profileRefusals, 'NATIONAL_ID_MISSING'),
  }),
}
