import { describe, expect, it } from 'vitest'
import type { z } from 'zod/mini'
import { LoginForm } from '#core/accounts/forms/login-form.ts'
import { CompleteSignUpForm } from '#core/accounts/forms/sign-up-forms.ts'
import { ProfileForm } from '#core/profile/profile-form.ts'
import {
  ChangeEmailForm,
  ForgotPasswordForm,
  SignUpForm,
} from '#features/accounts/model/account-forms.ts'
import { toldProfile } from '#features/profile/profile.testing.server.ts'
import {
  AcceptInvitationForm,
  InvitationForm,
} from '#features/staff-access/model/staff-access-forms.ts'

const email = 'maja@trivsel.example'
const token = 'A'.repeat(43)
const password = 'fire rare gule ender'
const details = { token, firstName: 'Maja', lastName: 'Lunde', password }

/** What is kept of a person in the clear, or sent on, or counted; all other fields of the forms. */
const forms: Record<string, [form: z.ZodMiniType, valid: object, free: string[]]> = {
  SignUpForm: [SignUpForm, { email, locale: 'no' }, ['email']],
  CompleteSignUpForm: [CompleteSignUpForm, details, ['firstName', 'lastName']],
  AcceptInvitationForm: [AcceptInvitationForm, details, ['firstName', 'lastName']],
  ForgotPasswordForm: [ForgotPasswordForm, { email, locale: 'no' }, ['email']],
  ChangeEmailForm: [ChangeEmailForm, { email, currentPassword: password, locale: 'no' }, ['email']],
  LoginForm: [LoginForm, { email, password }, ['email']],
  InvitationForm: [InvitationForm, { email, roles: ['sports'], locale: 'no' }, ['email']],
  ProfileForm: [
    ProfileForm,
    { ...toldProfile, address: { ...toldProfile.address, countryCode: '', zipCode: '' } },
    [
      'firstName',
      'lastName',
      'address.line1',
      'address.line2',
      'address.line3',
      'address.zipCode',
      'address.city',
    ],
  ],
}

const number = '13097248022'
const writings = (field: string) => {
  if (field === 'email') return [`${number}@trivsel.example`, `maja.${number}@trivsel.example`]
  if (field === 'address.zipCode') return [number]
  return [number, '130972 48022', `Lunde ${number}`]
}

/** The form with one field changed, and everything else as it was. */
function withField(form: object, [first = '', ...rest]: string[], value: string): object {
  const inner: unknown = Reflect.get(form, first)
  const isGroup = typeof inner === 'object' && inner !== null
  return { ...form, [first]: isGroup ? withField(inner, rest, value) : value }
}

describe.each(Object.entries(forms))('%s', (_, [form, valid, free]) => {
  it('takes what is right', () => {
    expect(form.safeParse(valid).error?.issues).toBeUndefined()
  })

  it.each(free)('takes no national id as %s, all else being right', (field) => {
    for (const text of writings(field)) {
      const { error } = form.safeParse(withField(valid, field.split('.'), text))
      const problems = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      expect(problems, text).toEqual([`${field}: LOOKS_LIKE_NATIONAL_ID`])
    }
  })
})
