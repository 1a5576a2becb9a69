import { useQuery } from '@tanstack/react-query'
import type { HelpText } from '@trivsel/content-contract/pages'
import { useState } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import type { UserDetails } from '#core/profile/contract.ts'
import { userDetailsQuery } from '#core/profile/queries.ts'
import { SemesterFeeNotice } from '#core/semester-registrations/SemesterFeeNotice.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { institutionChoices } from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { WizardSearch } from '#ui/wizard/wizard-stage.ts'
import styles from '../../components/Application.module.css'
import { Help } from '../../components/Help.tsx'
import { WriteToUs } from '../../components/WriteToUs.tsx'
import {
  emptyApplication,
  fromSubmission,
  type TypedApplication,
} from '../../model/application-form.ts'
import type { AccountApplication } from '../../model/contract.ts'
import { formViewOf } from '../../model/status-view.ts'
import { applicationQuery, draftQuery } from '../queries.ts'
import { ApplicationWizard } from './ApplicationWizard.tsx'
import { Expected } from './Expected.tsx'

type Props = {
  help: HelpText | null
  search: WizardSearch
  go: (search: WizardSearch, replace: boolean) => void
}

/** Applying for a deposit account; nothing personal is in the page itself. */
export function ApplicationPage(props: Props) {
  return (
    <QueryProvider>
      <FramedApplication {...props} />
    </QueryProvider>
  )
}

function FramedApplication({ help, ...props }: Props) {
  const isEdit = useIsEdit()
  const heading = isEdit ? m.deposit_application_edit_heading() : m.deposit_application_heading()
  return (
    <MyPageFrame heading={heading} intro={m.deposit_intro()}>
      <SignedIn>
        {() => (
          <LoginInPlaceProvider>
            <ApplicationArea {...props} />
            <aside className={styles.notice} data-screen-only data-after-waiting>
              <SemesterFeeNotice isFolded />
            </aside>
          </LoginInPlaceProvider>
        )}
      </SignedIn>
      <WriteToUs />
      <Help help={help} />
    </MyPageFrame>
  )
}

/** Whether an application is sent again; it stays so when it has been. */
function useIsEdit(): boolean {
  const user = useSessionUser()
  const { data } = useQuery({ ...applicationQuery, enabled: Boolean(user) })
  const [isEdit, setIsEdit] = useState(false)
  if (!isEdit && data && formViewOf(data) === 'edit') setIsEdit(true)
  return isEdit
}

function ApplicationArea(props: Omit<Props, 'help'>) {
  const application = useQuery(applicationQuery)
  const draft = useQuery(draftQuery)
  const details = useQuery(userDetailsQuery)
  const institutions = useQuery(institutionsQuery)
  const queries = [application, draft, details, institutions]
  const retry = () => Promise.all(queries.map(({ refetch }) => refetch()))

  if (application.data && draft.data && details.data && institutions.data) {
    const choices = institutionChoices(institutions.data, application.data.institution?.code)
    if (choices.length === 0)
      return (
        <NoticeBox tone="info">
          <p>{m.institutions_none()}</p>
        </NoticeBox>
      )
    return (
      <Application
        {...props}
        application={application.data}
        initial={initialValuesOf(application.data, draft.data.values, details.data)}
        institutions={choices}
      />
    )
  }
  if (details.isError) return <LoadFailure text={m.user_details_load_error()} retry={retry} />
  if (queries.some(({ isError }) => isError))
    return <LoadFailure text={m.deposit_application_load_error()} retry={retry} />
  return <Waiting rows={3} />
}

type Opened = Parameters<typeof ApplicationWizard>[0]

/** The data of when the page was opened is used until the form is sent and confirmed. */
function Application(now: Opened) {
  const [opened] = useState(now)
  const view = formViewOf(opened.application)
  if (view === 'new' && !isServiceOffered('depositAccount'))
    return (
      <NoticeBox tone="info">
        <p>{m.service_off()}</p>
      </NoticeBox>
    )
  if (view === 'new' || view === 'edit')
    return <ApplicationWizard {...opened} search={now.search} go={now.go} />
  return (
    <div className={styles.area}>
      <NoticeBox tone="info">
        <p>{view === 'has-account' ? m.deposit_has_account() : m.deposit_awaiting_reply()}</p>
        <Expected />
      </NoticeBox>
      <p>
        <ContentLink href={pagePath('depositAccount', getLocale())}>
          {m.deposit_to_account()}
        </ContentLink>
      </p>
    </div>
  )
}

/** A draft comes before what was sent, and that before the profile. */
function initialValuesOf(
  { user, study, institution }: AccountApplication,
  draft: Readonly<Record<string, string>> | null,
  details: UserDetails,
): { values: TypedApplication; isTouched: boolean } {
  const sent = user && study && institution && fromSubmission({ user, study, institution })
  const prefilled = sent
    ? { ...sent, needsDeposit: 'yes' }
    : {
        ...emptyApplication,
        firstName: details.firstName,
        lastName: details.lastName,
        dateOfBirth: details.birthDate,
        country: details.nationality,
        email: details.email,
        institution: details.institution,
      }
  return { values: { ...prefilled, ...draft }, isTouched: draft !== null }
}
