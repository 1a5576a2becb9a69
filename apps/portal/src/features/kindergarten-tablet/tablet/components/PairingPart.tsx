import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { MarksStatus } from '#core/offline-marks/MarksStatus.tsx'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { tabletErrorText, tabletFieldText } from '../../model/refusal-messages.ts'
import { CodeForm } from '../../pairing/forms.ts'
import { pairTablet } from '../queries.ts'
import { writeTabletId } from '../this-tablet.ts'
import type { UsedTablet } from '../use-tablet.ts'
import { useTabletMarks } from '../use-tablet-marks.ts'
import styles from './Tablet.module.css'

type Ending = Extract<UsedTablet, { is: 'not-paired' | 'shut-off' }>
type Props = { ending: Ending; onPaired: () => unknown }

/** A browser that is no tablet of a department, or no longer one. */
export function PairingPart({ ending, onPaired }: Props) {
  const { is, tabletId } = ending
  return (
    <div className={styles.area}>
      {is === 'shut-off' && (
        <div role="alert">
          <NoticeBox tone="danger">
            <p>{m.tablet_shut_off_text()}</p>
          </NoticeBox>
        </div>
      )}
      {is === 'shut-off' && tabletId !== null && <Unsent tabletId={tabletId} />}
      <p>{m.tablet_pair_text()}</p>
      <PairingForm onPaired={onPaired} />
    </div>
  )
}

/** What was marked before is sent all the same: a leader decides about it. */
function Unsent({ tabletId }: { tabletId: string }) {
  const { flush, ...marking } = useTabletMarks(tabletId)
  return <MarksStatus marking={marking} errorText={tabletErrorText} onRetry={flush} />
}

function PairingForm({ onPaired }: { onPaired: () => unknown }) {
  const form = useForm({
    resolver: zodResolver(CodeForm),
    defaultValues: { code: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix: 'tablet-',
    fields: ['code'],
    fieldOf: { PAIRING_CODE_INVALID: 'code' },
    errorText: tabletErrorText,
    codeText: tabletFieldText,
    send: async (typed) => {
      const { deviceId } = await pairTablet(typed)
      writeTabletId(deviceId)
      await onPaired()
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id="tablet-code"
        label={m.tablet_code()}
        hint={m.tablet_code_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        error={textOf('code')}
        {...form.register('code')}
      />
      <div className={formStyles.actions}>
        <Button type="submit" loading={isSubmitting}>
          {m.tablet_pair()}
        </Button>
      </div>
    </form>
  )
}
