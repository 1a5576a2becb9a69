import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { useGoToLogin } from '../../book/components/use-go-to-login.ts'
import type { GroupExercise, SportsBooking } from '../../model/contract.ts'
import type { AskedNotice } from '../contract.ts'
import { noticeToAskFor } from '../notice-rules.ts'
import { askForNotice, noticesKey, noticesQuery, stopNotice } from '../queries.ts'

type Props = { exercise: GroupExercise; booking: SportsBooking | undefined }

/** Asks to be told by mail when booking opens, or when a place is free; pressed again, no longer. */
export function NoticeButton({ exercise, booking }: Props) {
  const kind = noticeToAskFor(exercise, booking, new Date())
  return kind && <AskButton exercise={exercise} kind={kind} />
}

function AskButton({ exercise, kind }: { exercise: GroupExercise; kind: AskedNotice }) {
  const user = useSessionUser()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const goToLogin = useGoToLogin()
  const whileLoggedIn = useLoginInPlace()
  const notices = useQuery({ ...noticesQuery, enabled: Boolean(user) })
  const notice = { classId: exercise.id, kind }
  const isAsked = notices.data?.items.some(
    (item) => item.classId === notice.classId && item.kind === kind,
  )
  const change = useMutation({
    mutationFn: () => whileLoggedIn(() => (isAsked ? stopNotice(notice) : askForNotice(notice))),
    onSuccess: () => {
      showMessage(isAsked ? m.class_notice_stopped() : m.class_notice_asked(), 'success')
      return queryClient.invalidateQueries({ queryKey: noticesKey })
    },
    onError: (error) =>
      showMessage(isSignedOut(error) ? m.account_signed_out() : m.class_notice_failed(), 'error'),
  })
  const texts = {
    opening: isAsked ? m.class_notice_opening_stop() : m.class_notice_opening(),
    place: isAsked ? m.class_notice_place_stop() : m.class_notice_place(),
  }
  return (
    <Button
      variant="secondary"
      data-size="sm"
      aria-pressed={isAsked ?? false}
      loading={change.isPending}
      onClick={() => {
        if (user === null) return goToLogin()
        if (!change.isPending) change.mutate()
      }}
    >
      {texts[kind]}
    </Button>
  )
}
