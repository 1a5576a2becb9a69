import { perLocale } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import type { Founding } from '../model/contract.ts'
import type { FoundingForm } from '../model/founding-form.ts'

const nobody = { name: '', email: '' } as const

/** What the form begins with: what was sent before, or what was written and not sent. */
export function initialValues(
  { application, leastFounders }: Founding,
  draft: Partial<FoundingForm> | null,
): FoundingForm {
  if (application) {
    const { founders, statutes, minutes } = application
    const { name, purpose, description, institution, campus, topic, languages } = application
    return {
      name,
      purpose,
      description,
      institution,
      campus,
      topic,
      languages,
      founders: founders
        .filter(({ isApplicant }) => !isApplicant)
        .map((one) => ({ name: one.name, email: one.email })),
      statutes: statutes ? [statutes] : [],
      minutes: minutes ? [minutes] : [],
    }
  }
  return {
    name: '',
    purpose: perLocale(() => ''),
    description: perLocale(() => ''),
    institution: '',
    campus: '',
    topic: '',
    languages: [getLocale()],
    founders: Array.from({ length: Math.max(1, leastFounders - 1) }, () => ({ ...nobody })),
    ...draft,
    statutes: [],
    minutes: [],
  }
}
