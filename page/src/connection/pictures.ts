/** The server allows pictures from elsewhere only to those who have this cookie; it says no more than that. */
const COOKIE = "planechase-pictures";
const A_YEAR = 365 * 24 * 60 * 60;

/** Allow card pictures from elsewhere, or forbid them. What a page may load is fixed when it is loaded: load it anew. */
export function allowPictures(allowed: boolean): void {
  document.cookie = `${COOKIE}=on; path=/; samesite=strict; max-age=${allowed ? A_YEAR : 0}`;
}

/** Whether this browser has allowed them. */
export function picturesAllowed(cookies: string = document.cookie): boolean {
  return cookies.split("; ").includes(`${COOKIE}=on`);
}
