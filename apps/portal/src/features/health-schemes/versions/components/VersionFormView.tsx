import { Button } from '@digdir/designsystemet-react'
import type { FormEvent } from 'react'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import type { Institution } from '#core/studies/institutions.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import styles from '../../components/Schemes.module.css'
import type { StaffScheme } from '../../model/contract.ts'
import { useVersionForm } from '../use-version-form.ts'
import { AmountFields } from './AmountFields.tsx'
import { AppealFields } from './AppealFields.tsx'
import { CategoryFields } from './CategoryFields.tsx'
import { Contradictions } from './Contradictions.tsx'
import { Examples } from './Examples.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { RightFields } from './RightFields.tsx'
import { SchemeTextFields } from './SchemeTextFields.tsx'
import { TimeFields } from './TimeFields.tsx'

type Props = {
  scheme: StaffScheme | null
  from: string | null
  institutions: readonly Institution[]
}

/** The form of a version, and examples that are worked out while one types. */
export function VersionFormView({ scheme, from, institutions }: Props) {
  const form = useVersionForm(scheme, from)
  const { typed, change, textOf, rules, contradictions, problems, failures, draft } = form
  const fields = { typed, change, textOf }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <div className={styles.beside}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <p>{scheme ? m.health_scheme_version_intro() : m.health_scheme_new_intro()}</p>
        {!scheme && <SchemeTextFields {...fields} />}
        <PeriodFields {...fields} known={scheme?.versions ?? []} />
        <CategoryFields {...fields} />
        <AmountFields {...fields} />
        <TimeFields {...fields} />
        <AppealFields {...fields} />
        <RightFields {...fields} institutions={institutions} />
        <Contradictions found={contradictions} />
        <DraftNote draft={draft} />
        <div className={formStyles.actions}>
          <Button type="submit" loading={form.isSending}>
            {m.health_scheme_propose()}
          </Button>
        </div>
      </form>
      <Examples
        rules={rules}
        categories={typed.categories.map(({ key, name }, at) => ({
          key,
          name: textIn(name) || m.health_scheme_category_number({ number: at + 1 }),
        }))}
      />
    </div>
  )
}
