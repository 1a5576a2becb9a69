import { z } from 'zod/mini'
import { longestTemplateName } from '#core/cases/template-fields.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { locales } from '#platform/i18n/localized.ts'
import { longestComment } from './decision-form.ts'

/** Of one person and one kind of case: more than fit a list to choose from. */
export const maxOwnTemplates = 30

const withoutNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')

/** A message that the caller saves as a template for themselves. */
export const OwnTemplateForm = z.object({
  /** In which the message is. */
  language: z.enum(locales),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'NAME_REQUIRED', abort: true }),
      z.maxLength(longestTemplateName, { error: 'TOO_LONG', abort: true }),
      z.regex(/^\P{Cc}*$/u, { error: 'CHARACTERS_INVALID', abort: true }),
      withoutNationalId,
    ),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'COMMENT_REQUIRED', abort: true }),
      z.maxLength(longestComment, { error: 'TOO_LONG', abort: true }),
      withoutNationalId,
    ),
})
export type OwnTemplateForm = z.infer<typeof OwnTemplateForm>
