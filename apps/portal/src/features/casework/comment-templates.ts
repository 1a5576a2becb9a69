import type { Locale } from '@trivsel/content-contract/content'
import { m } from '#messages'

/** What staff often write, named in their language and written in the student's. */
export const commentTemplates = [
  {
    id: 'name',
    name: m.casework_template_name,
    text: (locale: Locale) => m.casework_template_name_text({}, { locale }),
  },
  {
    id: 'admission',
    name: m.casework_template_admission,
    text: (locale: Locale) => m.casework_template_admission_text({}, { locale }),
  },
] as const
