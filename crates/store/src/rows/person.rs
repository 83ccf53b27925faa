//! People.

use std::fmt;

use skep_club::{Moment, PersonId};
use skep_wire::{Person, PersonKind};

/// A person: a guest, the owner of an account, or a level of the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The person.
    pub id: PersonId,
    /// The name of an account.
    pub name: Option<String>,
    /// The kind. Deleted people are guests without a name.
    pub kind: PersonKind,
    /// When the person came first; for an account when it was made.
    pub since: Moment,
    /// Whether the person has deleted everything.
    pub deleted: bool,
}

impl PersonRow {
    /// Whether the person has an account.
    pub fn has_account(&self) -> bool {
        self.kind == PersonKind::Account
    }
}

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Person {
        Person { id: row.id, name: row.name, kind: row.kind }
    }
}

/// How the owner of an account proves to be it: hashes only.
#[derive(Clone, PartialEq, Eq)]
pub struct Secrets {
    /// The hash of the password.
    pub password: String,
    /// The hash of the recovery code.
    pub recovery: String,
}

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secrets(..)")
    }
}
