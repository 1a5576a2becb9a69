import { Alert, Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { roleName, termKindNames } from '#core/associations/names.ts'
import { LoginInPlaceProvider, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import formStyles from '#ui/form/Form.module.css'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/Register.module.css'
import { registerErrorText } from '../../model/refusal-messages.ts'
import type { InvitationAccepted } from '../contract.ts'
import { acceptInvitation, declineInvitation, openInvitation } from '../queries.ts'

/** The page of a mailed invitation. Mail programs open links themselves: it needs a press. */
export function InvitationPage() {
  const token = useToken()
  return (
    <Page heading={m.register_invitation_heading()}>
      <QueryProvider>
        <SnackbarProvider>
          <LoginInPlaceProvider>
            {token === null ? <Waiting rows={3} /> : <Invitation token={token} />}
          </LoginInPlaceProvider>
        </SnackbarProvider>
      </QueryProvider>
    </Page>
  )
}

/** From the fragment of the address; null until the browser has rendered. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  useEffect(
    () => setToken(new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''),
    [],
  )
  return token
}

type Outcome = InvitationAccepted['outcome'] | 'declined'

function Invitation({ token }: { token: string }) {
  const whileLoggedIn = useLoginInPlace()
  const user = useSessionUser()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const { data, error } = useQuery({
    queryKey: ['association-invitation', token],
    queryFn: () => openInvitation(token),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const answering = useSingleMutation({
    mutationFn: async (accepts: boolean): Promise<Outcome> => {
      if (accepts) return (await whileLoggedIn(() => acceptInvitation(token))).outcome
      await declineInvitation(token)
      return 'declined'
    },
    onMutate: () => setRefused(null),
    onSuccess: setOutcome,
    onError: (failure) => setRefused(registerErrorText(failure)),
  })
  if (error) return <Refusal text={registerErrorText(error)} />
  if (!data) return <Waiting rows={3} />
  if (outcome) return <Answered outcome={outcome} {...data.association} />
  const { association, role, termKind, feeOre } = data
  return (
    <div className={formStyles.form}>
      <p>{m.register_invitation_text({ name: association.name })}</p>
      <Facts>
        <Fact label={m.register_invitation_association()}>{association.name}</Fact>
        <Fact label={m.register_invitation_purpose()}>{association.purpose}</Fact>
        <Fact label={m.register_role()}>{role && roleName(role)}</Fact>
        <Fact label={m.register_invitation_term()}>{termKindNames[termKind]()}</Fact>
        <Fact label={m.register_invitation_fee()}>
          {feeOre === 0 ? m.register_invitation_free() : formatKroner(feeOre)}
        </Fact>
      </Facts>
      <p>{user ? m.register_invitation_account() : m.register_invitation_login()}</p>
      {refused && <Refusal text={refused} />}
      <div className={styles.buttons}>
        <Button loading={answering.isPending} onClick={() => answering.mutate(true)}>
          {m.register_invitation_accept()}
        </Button>
        <Button
          variant="secondary"
          disabled={answering.isPending}
          onClick={() => answering.mutate(false)}
        >
          {m.register_invitation_decline()}
        </Button>
      </div>
      {user === null && (
        <p>
          <a href={pagePath('signUp', getLocale())}>{m.register_invitation_sign_up()}</a>
        </p>
      )}
    </div>
  )
}

function Refusal({ text }: { text: string }) {
  return (
    <Alert data-color="warning" role="alert">
      {text}
    </Alert>
  )
}

const payAddress = (slug: string) =>
  `${pagePath('becomeAssociationMember', getLocale())}?${new URLSearchParams({ association: slug })}`

const outcomes = {
  member: {
    heading: m.register_invitation_member,
    text: m.register_invitation_member_text,
  },
  pays: { heading: m.register_invitation_pays, text: m.register_invitation_pays_text },
  declined: {
    heading: m.register_invitation_declined,
    text: m.register_invitation_declined_text,
  },
} as const

type AnsweredProps = { outcome: Outcome; name: string; slug: string }

function Answered({ outcome, name, slug }: AnsweredProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { heading, text } = outcomes[outcome]
  return (
    <div ref={box} tabIndex={-1} role="status" className={formStyles.form}>
      <NoticeBox tone="success" heading={heading({ name })}>
        <p>{text()}</p>
        {outcome === 'member' && (
          <p>
            <ContentLink href={pagePath('myAssociations', getLocale())}>
              {m.register_my_associations()}
            </ContentLink>
          </p>
        )}
        {outcome === 'pays' && (
          <p>
            <ContentLink href={payAddress(slug)}>{m.register_invitation_pay()}</ContentLink>
          </p>
        )}
      </NoticeBox>
    </div>
  )
}
