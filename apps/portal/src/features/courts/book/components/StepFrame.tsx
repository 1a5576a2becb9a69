import { type ReactNode, useEffect } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { Page } from '#ui/layout/Page.tsx'
import { Steps } from '#ui/steps/Steps.tsx'
import styles from '../../timeslots/components/Courts.module.css'

type Props = {
  /** From the check of the booking (2) to its outcome (4); null beside the way, as without a choice. */
  step: 2 | 3 | 4 | null
  heading: string
  /** False for what is shown while something loads: the step that follows takes the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** A step after the choice: its own heading, and where it is in the task. */
export function StepFrame({ step, heading, takesFocus = true, children }: Props) {
  // Screen readers announce the step by its heading.
  useEffect(() => {
    if (takesFocus) document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
  }, [takesFocus])
  const href = pagePath('courts', getLocale())
  return (
    <Page heading={heading} parents={[{ name: m.courts_heading(), href }]}>
      <div className={styles.step}>
        {step && (
          <Steps
            names={[
              m.courts_step_choose(),
              m.courts_step_check(),
              m.courts_step_pay(),
              m.courts_step_done(),
            ]}
            current={step}
          />
        )}
        {children}
      </div>
    </Page>
  )
}
