/**
 * A key pair that protects nothing: self-signed, for a name that is not the server's, so that no client may
 * accept it. It is only used by the hostile site's HTTPS port.
 */
export const selfSignedCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBhTCCASugAwIBAgIUGPpQzwsI0J8Tey6ElQ/CJWZwoBAwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMYmFkLXRscy50ZXN0MCAXDTI2MTEyMTAwNDE0OFoYDzIxMjYx
MDI4MDA0MTQ4WjAXMRUwEwYDVQQDDAxiYWQtdGxzLnRlc3QwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAAQj74DtsMNevFKim3I3BoRJL0Q2px6fzDcFAFpMst00lav8
KJPxZ2NZXUKNWQj7UZBTsxc5Mc2PwenK4F8ld36po1MwUTAdBgNVHQ4EFgQUnxYg
XtWn2BDIVVQZw6ybi8RSWjAwHwYDVR0jBBgwFoAUnxYgXtWn2BDIVVQZw6ybi8RS
WjAwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEA/gdW1RLgp3jY
99apE8Fvf7G8lEMeVyEscinmeiX5jx4CIBvG/JUmn5/NDWLiSPPJDNk+hgHBpN0/
rJaS4pOf7AoR
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgYvVyj3+92ie7Eb68
P1DyZfedShyZmwfPbtMJpjeBCmmhRANCAAQj74DtsMNevFKim3I3BoRJL0Q2px6f
zDcFAFpMst00lav8KJPxZ2NZXUKNWQj7UZBTsxc5Mc2PwenK4F8ld36p
-----END PRIVATE KEY-----`,
} as const;
