import { Button, Tag } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../components/Associations.module.css'
import { founderStateNames, founderTones } from '../../components/founder-names.ts'
import type { FounderView, OwnApplication } from '../../model/contract.ts'
import { ownErrorText } from '../../model/refusal-messages.ts'
import { readFoundingAgain, remindFounder, withdrawApplication } from '../queries.ts'
import { stageTexts, stageTones } from '../stage-texts.ts'

type Props = { application: OwnApplication; leastFounders: number; onEdit: () => void }

/** Where an application is, who has confirmed, and what the applicant can do. */
export function ApplicationStatus({ application, leastFounders, onEdit }: Props) {
  const { name, stage, comment, founders } = application
  const confirmed = founders.filter(({ state }) => state === 'confirmed').length
  const missing = Math.max(0, leastFounders - confirmed)
  return (
    <>
      <section aria-labelledby="application-state" className={styles.part}>
        <h2 id="application-state">{name}</h2>
        <NoticeBox tone={stageTones[stage]} heading={stageTexts[stage].name()}>
          <p>
            {stage === 'founders'
              ? m.associations_stage_founders_text({ count: missing })
              : stageTexts[stage].text()}
          </p>
        </NoticeBox>
        {comment !== '' && stage !== 'processing' && (
          <>
            <h3>{m.associations_comment_heading()}</h3>
            <p className={styles.text}>{comment}</p>
          </>
        )}
        <Actions application={application} onEdit={onEdit} />
      </section>
      <section aria-labelledby="application-founders" className={styles.part}>
        <h2 id="application-founders">{m.associations_founders()}</h2>
        <p>{m.associations_founders_count({ confirmed, least: leastFounders })}</p>
        <Rows label={m.associations_founders()}>
          {founders.map((founder) => (
            <Founder key={founder.id} founder={founder} applicationId={application.id} />
          ))}
        </Rows>
      </section>
    </>
  )
}

function Founder(props: { founder: FounderView; applicationId: string }) {
  const { founder, applicationId } = props
  const { id, name, email, isApplicant, state } = founder
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const reminding = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => remindFounder(applicationId, id)),
    onSuccess: () => showMessage(m.associations_founder_mailed({ name }), 'success'),
    onError: (error) => showMessage(ownErrorText(error), 'error'),
    onSettled: () => readFoundingAgain(queryClient),
  })
  return (
    <Row
      name={name}
      details={isApplicant ? m.associations_founder_you() : email}
      action={
        <>
          <Tag data-color={founderTones[state]}>{founderStateNames[state]()}</Tag>
          {state !== 'confirmed' && (
            <Button
              variant="tertiary"
              data-size="sm"
              loading={reminding.isPending}
              onClick={() => reminding.mutate()}
            >
              {m.associations_founder_mail_again()}
              <span className="ds-sr-only"> {name}</span>
            </Button>
          )}
        </>
      }
    />
  )
}

function Actions({ application, onEdit }: Pick<Props, 'application' | 'onEdit'>) {
  const { id, name, stage } = application
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const withdrawing = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => withdrawApplication(id)),
    onSuccess: () => showMessage(m.associations_withdrawn(), 'success'),
    onError: (error) => showMessage(ownErrorText(error), 'error'),
    onSettled: () => {
      setAsking(false)
      return readFoundingAgain(queryClient)
    },
  })
  return (
    <>
      <div className={styles.buttons}>
        {stage !== 'processing' && (
          <Button variant={stage === 'founders' ? 'secondary' : 'primary'} onClick={onEdit}>
            {stage === 'founders' ? m.associations_edit() : m.associations_edit_and_send()}
          </Button>
        )}
        <Button variant="tertiary" onClick={() => setAsking(true)}>
          {m.associations_withdraw()}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          heading={m.associations_withdraw_heading({ name })}
          yes={m.associations_withdraw()}
          isBusy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{m.associations_withdraw_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
