import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { PushSection } from '#core/push/PushSection.tsx'
import {
  isSignedOut,
  LoginInPlaceProvider,
  useLoginInPlace,
} from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { callEndpoint } from '#platform/api-client.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { SnackbarProvider, useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../calendar/components/CalendarSection.module.css'
import { classNoticeEndpoints } from '../endpoints.ts'
import { remindersQuery } from '../queries.ts'

/** Settings for messages about classes. The server renders no settings; the browser fetches them. */
export function ClassMessagesPage() {
  return (
    <MyPageFrame heading={m.class_messages_heading()} intro={m.class_messages_intro()}>
      <SnackbarProvider>
        <SignedIn>
          {() => (
            <LoginInPlaceProvider>
              <section aria-labelledby="messages-mail" className={styles.section}>
                <h2 id="messages-mail">{m.class_messages_mail_heading()}</h2>
                <p>{m.class_messages_mail_text()}</p>
                <Reminders />
                <p>
                  {m.class_messages_asked_text()}{' '}
                  <Link to="/sports/group-classes">{m.class_messages_asked_link()}</Link>
                </p>
              </section>
              <section aria-labelledby="messages-browser" className={styles.section}>
                <h2 id="messages-browser">{m.class_messages_browser_heading()}</h2>
                <p>{m.class_messages_browser_text()}</p>
                <PushSection />
              </section>
            </LoginInPlaceProvider>
          )}
        </SignedIn>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Reminders() {
  const reminders = useQuery(remindersQuery)
  const { set, isBusy } = useSetReminders()
  if (reminders.isError && !reminders.data)
    return <LoadFailure text={m.class_reminders_load_error()} retry={() => reminders.refetch()} />
  if (!reminders.data) return <Waiting rows={1} />
  const { isOn } = reminders.data
  return (
    <Rows>
      <Row
        name={m.class_reminders_name()}
        details={isOn ? m.class_reminders_on() : m.class_reminders_off()}
        action={
          <Button
            variant="secondary"
            loading={isBusy}
            aria-label={
              isOn ? m.class_reminders_turn_off_label() : m.class_reminders_turn_on_label()
            }
            onClick={() => set(!isOn)}
          >
            {isOn ? m.class_reminders_turn_off() : m.class_reminders_turn_on()}
          </Button>
        }
      />
    </Rows>
  )
}

function useSetReminders() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const change = useSingleMutation({
    mutationFn: (isOn: boolean) =>
      whileLoggedIn(() => callEndpoint(classNoticeEndpoints.setReminders, { body: { isOn } })),
    onSuccess: (_, isOn) => {
      queryClient.setQueryData(remindersQuery.queryKey, { isOn })
      showMessage(isOn ? m.class_reminders_turned_on() : m.class_link_stopped(), 'success')
    },
    onError: (error) =>
      showMessage(
        isSignedOut(error) ? m.account_signed_out() : m.class_reminders_failed(),
        'error',
      ),
  })
  return {
    set: (isOn: boolean) => change.mutate(isOn),
    isBusy: change.isPending,
  }
}
