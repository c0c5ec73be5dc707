import type { GitHubMessages } from './pt.ts'

export const en: GitHubMessages = {
  title: 'Edit the site',
  key: 'Key',
  repository: 'Repository',
  own: 'This device is mine alone',
  ownHint: 'The key stays in this browser until you sign out. Leave it unticked on a device of other people.',
  shared: 'At this address (github.io) the key is never kept: other sites share it.',
  until: 'Valid until (if you know)',
  untilHint: 'GitHub shows the day when the key is created. The editor warns two weeks before.',
  enter: 'Sign in',
  goOn: 'Go on writing without signing in',
  entering: 'Signing in…',
  firstTime: 'The first time? Create your key',
  firstIntro: 'Once a year, in two minutes. The key opens this site alone, and only to change its content.',
  steps: (owner, repository) => [
    'Open the page of the keys on GitHub and sign in there. Nearly everything is filled in already.',
    `“Resource owner” must say “${owner}”.`,
    `Under “Repository access” choose “Only select repositories”, and in the list only “${repository}”.`,
    'Under “Permissions” add “Contents” and choose “Read and write”. Nothing else.',
    'Press “Generate token”, copy the key (it begins with github_pat_) and paste it above.',
    'Let the browser keep the key as it keeps a password: next time pressing “Sign in” is enough.',
  ],
  openGitHub: 'Open the page of the keys on GitHub',
  lostDevice:
    'Lost your phone? Sign in to GitHub on another device, open “Settings”, “Developer settings”, “Personal access tokens”, and delete the key: it stops working at once.',
  refused: {
    empty: 'Paste the key here.',
    notSignedIn:
      'GitHub does not accept this key: it may have expired or been deleted. Create another and paste it here.',
    notAllowed: 'This key may not open the site. Check steps 3 and 4, or create another.',
    remoteMissing: 'This key does not see the repository of the site. Check in step 3 that you chose it in the list.',
    noNetwork: 'There is no connection to the internet, or GitHub does not answer. Try again in a while.',
    other: 'GitHub answered something unexpected. Try again in a while.',
  },
  noStorage: 'This browser keeps nothing, so what you write would be lost. Leave private browsing, or use another.',
  framed: 'For safety the editor does not open inside another page. Open it at its own address.',
  account: 'Account',
  close: 'Close',
  leave: 'Sign out',
  leaveAsk: 'Signing out deletes the key and everything kept here from this device.',
  leaveLoses: 'There are unpublished changes, which will be lost.',
  leaveNow: 'Sign out and delete',
  stay: 'Stay',
  expires: (day) => `The key expires on ${day}. Create another before, and sign in with it.`,
  mayBePurged:
    'What is not published exists in this browser alone, which may delete it after weeks without a visit. Publish when you are done.',
  newer:
    'The program of the site is newer than this page. Wait some minutes for the site to follow, and load it again.',
  draftViewed: 'A draft, to look at only: it is not published yet.',
  draftGone: 'This draft no longer exists. Ask whoever gave you the link for another.',
  signInAgain: 'The key no longer works. What you wrote is kept: sign in again to publish.',
}
