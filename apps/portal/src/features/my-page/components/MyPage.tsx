import { SemesterFeeNotice } from '#features/semester-fee/SemesterFeeNotice.tsx'
import { m } from '#messages'
import { MyPageFrame } from '../MyPageFrame.tsx'
import { SignedIn } from '../SignedIn.tsx'
import styles from './MyPage.module.css'
import { NextClass } from './NextClass.tsx'
import { ProfileState } from './ProfileState.tsx'

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
