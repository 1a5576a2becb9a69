/** The mark of the site: two leaves on one stem. */
export function Icon({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#1F5A36" />
      <path d="M16 25V15" stroke="#F4F9F1" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M15.5 17C9.5 17 7 13.6 7 8c6 0 8.5 3.4 8.5 9Z" fill="#A9CF9B" />
      <path d="M16.5 15c0-5 2.5-8 8.5-8 0 5-2.5 8-8.5 8Z" fill="#F7CF4D" />
    </svg>
  )
}
