import { Alert } from '@digdir/designsystemet-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#messages'
import { fieldLabels, problemText } from '../field-texts.ts'
import { profileFields } from '../form-values.ts'
import type { useProfileForm } from '../use-profile-form.ts'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'
import { fieldId } from './Fields.tsx'
import styles from './ProfilePage.module.css'

type Props = { profile: ReturnType<typeof useProfileForm> }

/** Why the profile was not saved, above the form; it takes the focus each time. */
export function SaveProblem({ profile }: Props) {
  const { outcome, failures, form } = profile
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(0)
  // The form shows its errors only after it has said that there are some.
  useEffect(() => {
    if (failures <= shown.current || !box.current) return
    shown.current = failures
    box.current.focus()
  })

  const problems = profileFields.flatMap((field) => {
    const code = form.getFieldState(field, form.formState).error?.message
    return code === undefined ? [] : [{ field, text: problemText(code) }]
  })
  const content = describe()
  if (!content) return null
  // Neither another window nor a session that ended is a mistake of anybody's.
  const isMistake = problems.length > 0 || outcome?.kind === 'failed'
  return (
    <Alert data-color={isMistake ? 'danger' : 'warning'} ref={box} tabIndex={-1} role="alert">
      {content}
    </Alert>
  )

  function describe(): ReactNode {
    if (problems.length > 0)
      return (
        <>
          <p>{m.profile_summary_heading()}</p>
          <ul className={styles.problems}>
            {problems.map(({ field, text }) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>
                  {fieldLabels[field]()}: {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )
    switch (outcome?.kind) {
      case 'changed':
        return <ChangedElsewhere latest={outcome.latest} profile={profile} />
      case 'signed-out':
        return m.profile_signed_out()
      case 'failed':
        return outcome.text
      default:
        return null
    }
  }
}
