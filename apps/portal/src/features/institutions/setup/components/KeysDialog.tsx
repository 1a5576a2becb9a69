import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { formatShortDate, formatTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { institutionErrorText } from '../../model/refusal-messages.ts'
import type { StaffInstitution } from '../contract.ts'
import { issueKey, readAgain, revokeKey } from '../queries.ts'
import styles from './Setup.module.css'

/** The keys with which an institution delivers semester fees by itself. */
export function KeysDialog(props: { institution: StaffInstitution; onClose: () => void }) {
  const { institution, onClose } = props
  const { code, keys, isActive } = institution
  const [issued, setIssued] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const common = {
    onError: (error: unknown) => showMessage(institutionErrorText(error), 'error'),
    onSettled: () => readAgain(queryClient),
  }
  const issuing = useSingleMutation({
    mutationFn: (_: undefined) => whileLoggedIn(() => issueKey(code)),
    onSuccess: ({ key }: { key: string }) => setIssued(key),
    ...common,
  })
  const revoking = useSingleMutation({
    mutationFn: (id: string) => whileLoggedIn(() => revokeKey(id)),
    onSuccess: () => showMessage(m.institution_key_revoked(), 'success'),
    ...common,
  })
  return (
    <Dialog
      heading={m.institution_keys_heading({ name: textIn(institution.name) })}
      onClose={onClose}
    >
      <div className={styles.part}>
        <p>{m.institution_keys_text()}</p>
        {issued !== null && (
          <NoticeBox tone="success" heading={m.institution_key_issued()}>
            <p>{m.institution_key_once()}</p>
            <p className={styles.key}>{issued}</p>
          </NoticeBox>
        )}
        {keys.length === 0 ? (
          <p>{m.institution_keys_none()}</p>
        ) : (
          <Rows label={m.institution_keys()}>
            {keys.map(({ id, createdAt, lastUsedAt }) => (
              <Row
                key={id}
                name={id}
                details={
                  <p>
                    {m.institution_key_created({ time: timeText(createdAt) })}
                    {' · '}
                    {lastUsedAt === null
                      ? m.institution_key_unused()
                      : m.institution_key_used({ time: timeText(lastUsedAt) })}
                  </p>
                }
                action={
                  <Button
                    variant="tertiary"
                    disabled={revoking.isPending}
                    onClick={() => revoking.mutate(id)}
                  >
                    {m.institution_key_revoke()}
                    <span className="ds-sr-only"> {id}</span>
                  </Button>
                }
              />
            ))}
          </Rows>
        )}
        {isActive ? (
          <div>
            <Button
              variant="secondary"
              loading={issuing.isPending}
              onClick={() => issuing.mutate(undefined)}
            >
              {m.institution_key_issue()}
            </Button>
          </div>
        ) : (
          <p>{m.institution_keys_inactive()}</p>
        )}
      </div>
    </Dialog>
  )
}

function timeText(instant: string): string {
  const at = new Date(instant)
  return `${formatShortDate(at)} ${formatTime(at)}`
}
