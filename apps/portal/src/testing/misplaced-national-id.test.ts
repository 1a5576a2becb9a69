import { describe, expect, it } from 'vitest'
import type { z } from 'zod/mini'
import { LoginForm } from '#core/accounts/forms/login-form.ts'
import { CompleteSignUpForm } from '#core/accounts/forms/sign-up-forms.ts'
import { MessageForm } from '#core/kindergartens/threads/message-forms.ts'
import { ProfileForm } from '#core/profile/profile-form.ts'
import {
  ChangeEmailForm,
  ForgotPasswordForm,
  SignUpForm,
} from '#features/accounts/model/account-forms.ts'
import { GuardianThreadForm, StaffThreadForm } from '#features/kindergarten-messages/model/forms.ts'
import { Health, NewContact, NewPlaceRequest } from '#features/my-kindergarten/model/contract.ts'
import { toldProfile } from '#features/profile/profile.testing.server.ts'
import {
  AcceptInvitationForm,
  InvitationForm,
} from '#features/staff-access/model/staff-access-forms.ts'

const email = 'maja@trivsel.example'
const token = 'A'.repeat(43)
const password = 'fire rare gule ender'
const details = { token, firstName: 'Maja', lastName: 'Lunde', password }

const id = '6f1a7c1e-0f0b-4d6e-9f3a-0c5a2f7b9d11'
const thread = { id, messageId: id, childId: id, subject: 'Turdag', text: 'Hei' }

/** What is kept of a person in the clear, or sent on, or counted; all other fields of the forms. */
const forms: Record<string, [form: z.ZodMiniType, valid: object, free: string[]]> = {
  SignUpForm: [SignUpForm, { email, locale: 'no' }, ['email']],
  CompleteSignUpForm: [CompleteSignUpForm, details, ['firstName', 'lastName']],
  AcceptInvitationForm: [AcceptInvitationForm, details, ['firstName', 'lastName']],
  ForgotPasswordForm: [ForgotPasswordForm, { email, locale: 'no' }, ['email']],
  ChangeEmailForm: [ChangeEmailForm, { email, currentPassword: password, locale: 'no' }, ['email']],
  LoginForm: [LoginForm, { email, password }, ['email']],
  InvitationForm: [InvitationForm, { email, roles: ['sports'], locale: 'no' }, ['email']],
  NewContact: [
    NewContact,
    {
      id,
      name: 'Kari',
      relation: 'Tante',
      phone: '900 00 000',
      mayFetch: true,
      onlyOn: null,
    },
    ['name', 'relation', 'phone'],
  ],
  NewPlaceRequest: [
    NewPlaceRequest,
    {
      id,
      kind: 'change',
      wantedOn: '2027-03-10',
      endsOn: null,
      percent: null,
      note: 'Vi flytter',
    },
    ['note'],
  ],
  Health: [
    Health,
    { allergies: '', medicines: '', notes: '', version: 0 },
    ['allergies', 'medicines', 'notes'],
  ],
  GuardianThreadForm: [GuardianThreadForm, { ...thread, audience: 'all' }, ['subject', 'text']],
  StaffThreadForm: [
    StaffThreadForm,
    { ...thread, guardian: '', isSensitive: false },
    ['subject', 'text'],
  ],
  MessageForm: [MessageForm, { id, text: 'Hei' }, ['text']],
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
  if (field === 'phone') return [number, '130972 48022']
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
