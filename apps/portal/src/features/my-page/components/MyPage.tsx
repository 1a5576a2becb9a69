import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import styles from '#core/members-area/Overview.module.css'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { SemesterFeeNotice } from '#core/semester-registrations/SemesterFeeNotice.tsx'
import { NextClass } from '#features/group-classes/components/NextClass.tsx'
import { ProfileState } from '#features/profile/components/ProfileState.tsx'
import { m } from '#messages'

/** What needs the attention of whoever is logged in, the most pressing first. */
export function MyPage() {
  return (
    <MyPageFrame heading={m.my_page_heading()} intro={m.my_page_intro()}>
      <SignedIn>
        {() => (
          <div className={styles.overview}>
            <SemesterFeeNotice />
            <ProfileState />
            <NextClass />
          </div>
        )}
      </SignedIn>
    </MyPageFrame>
  )
}
