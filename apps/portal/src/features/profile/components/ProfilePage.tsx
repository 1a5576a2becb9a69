import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import type { ProofLinkOffer } from '#core/national-id/proof-link-offer.ts'
import { userDetailsQuery } from '#core/profile/queries.ts'
import { SemesterFeeNotice } from '#core/semester-registrations/SemesterFeeNotice.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Together } from '#ui/Together.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { NationalIdSection } from './NationalIdSection.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import styles from './ProfilePage.module.css'

type Props = { proofLinks: readonly ProofLinkOffer[] }

/** The profile of a person, to read and to change. */
export function ProfilePage(props: Props) {
  return (
    <MyPageFrame heading={m.profile_heading()} intro={m.profile_intro()}>
      <SignedIn>
        {() => (
          <LoginInPlaceProvider>
            <Together>
              <ProfileArea {...props} />
            </Together>
          </LoginInPlaceProvider>
        )}
      </SignedIn>
    </MyPageFrame>
  )
}

function ProfileArea({ proofLinks }: Props) {
  const details = useQuery(userDetailsQuery)
  const institutions = useQuery(institutionsQuery)
  const queries = [details, institutions]
  if (details.data && institutions.data)
    return (
      <div className={styles.area}>
        <SemesterFeeNotice />
        <ProfileFields details={details.data} institutions={institutions.data} />
        <NationalIdSection details={details.data} proofLinks={proofLinks} />
      </div>
    )
  if (!queries.some(({ isError }) => isError)) return <Waiting rows={3} />
  const retry = () => Promise.all(queries.map(({ refetch }) => refetch()))
  return <LoadFailure text={m.user_details_load_error()} retry={retry} />
}
