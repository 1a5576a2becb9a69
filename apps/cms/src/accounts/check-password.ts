import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { inLanguage } from '../admin/in-language.ts'

/** As in the portal (ASVS 6.2.1 asks for 8). */
const shortestPassword = 10

const tooShort = {
  nb: `Passordet må ha minst ${shortestPassword} tegn.`,
  en: `The password must have at least ${shortestPassword} characters.`,
}

/** @throws {ValidationError} at `password` */
export function checkPassword(password: string, req: PayloadRequest): void {
  if ([...password].length >= shortestPassword) return
  throw new ValidationError(
    {
      collection: 'editors',
      errors: [{ path: 'password', message: inLanguage(req.i18n, tooShort) }],
      req,
    },
    req.t,
  )
}

/** Wherever an account gets a password: by an admin, by its owner, by a link. */
export const checkNewPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  if (typeof data?.password === 'string') checkPassword(data.password, req)
  return data
}
