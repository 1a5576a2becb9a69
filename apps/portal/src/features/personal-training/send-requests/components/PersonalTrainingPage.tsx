import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { Questions } from '#ui/questions/Questions.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { kindNames, type RequestKind } from '../../model/request-kinds.ts'
import type { TrainingPageData } from '../load-training-page.ts'
import { OwnRequests } from './OwnRequests.tsx'
import { RequestFields } from './RequestFields.tsx'

const intros = { pt: m.training_request_pt_intro, boost: m.training_request_boost_intro }

/** What a trainer can do for a member, and the request form (specification, section 2). */
export function PersonalTrainingPage(props: TrainingPageData & { kind: RequestKind }) {
  const { kind, help, trainers } = props
  return (
    <MyPageFrame heading={help?.heading ?? kindNames[kind]()} intro={help?.intro ?? intros[kind]()}>
      <SnackbarProvider>
        <SignedIn>
          {({ isFitnessMember }) => (
            <LoginInPlaceProvider>
              {isFitnessMember ? (
                <RequestFields kind={kind} trainers={trainers} />
              ) : (
                <EmptyState>
                  <p>{m.training_request_members_only()}</p>
                  <p>
                    <ContentLink href={pagePath('membership', getLocale())}>
                      {m.training_request_become_member()}
                    </ContentLink>
                  </p>
                </EmptyState>
              )}
              <OwnRequests />
            </LoginInPlaceProvider>
          )}
        </SignedIn>
      </SnackbarProvider>
      <Questions items={help?.questions ?? []} />
    </MyPageFrame>
  )
}
