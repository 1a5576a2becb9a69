import { defaultLocale } from '@trivsel/content-contract/locales'
import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

/** Norwegian is required; leaving a language empty is how a page is left out of it. */
export const requireInDefaultLocale: TextFieldSingleValidation = (value, options) =>
  text(value, { ...options, required: options.req.locale === defaultLocale })
