//! How values are written in columns, and read back.

use serde::de::value::{Error as ValueError, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::{Deserialize, Serialize};
use skep_club::{GameId, Moment, PersonId, Speed};
use skep_rules::Family;
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Row, Sqlite, Type};

use crate::error::StoreError;

/// Why something was not stored.
pub(super) fn not_stored(error: sqlx::Error) -> StoreError {
    StoreError::NotStored { reason: reason(&error) }
}

/// Why something could not be read.
pub(super) fn not_read(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::ColumnDecode { index, source } => damaged("row")(format!("{index}: {source}")),
        error => StoreError::NotRead { reason: reason(&error) },
    }
}

/// What the database says, without what sqlx adds.
pub(super) fn reason(error: &sqlx::Error) -> String {
    match error.as_database_error() {
        Some(error) => error.message().to_owned(),
        None => error.to_string(),
    }
}

/// Makes a sentence about a stored value into an error.
pub(super) fn damaged<R: ToString>(what: &'static str) -> impl Fn(R) -> StoreError {
    move |reason| StoreError::Damaged { what, reason: reason.to_string() }
}

/// A number for a column. Moments and people's numbers are far below the limit.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A list of people for `json_each`.
pub(super) fn id_list(people: &[PersonId]) -> String {
    let ids: Vec<String> = people.iter().map(|person| signed(person.0).to_string()).collect();
    format!("[{}]", ids.join(","))
}

/// A value as JSON.
pub(super) fn to_json<T: Serialize>(what: &'static str, value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(damaged(what))
}

/// The name of a variant, as messages write it.
pub(super) fn to_name<T: Serialize>(what: &'static str, value: &T) -> Result<String, StoreError> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => Ok(name),
        Ok(other) => Err(damaged(what)(format!("{other} is not a name"))),
        Err(error) => Err(damaged(what)(error)),
    }
}

/// The variant of a name.
fn from_name<'de, T: Deserialize<'de>>(
    what: &'static str,
    name: &'de str,
) -> Result<T, StoreError> {
    let names: StrDeserializer<'de, ValueError> = name.into_deserializer();
    T::deserialize(names).map_err(damaged(what))
}

/// The columns of a row as the values that they mean.
pub(super) trait Columns {
    /// A column as it is.
    fn value<'r, T>(&'r self, name: &'static str) -> Result<T, StoreError>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite>;

    /// A number that is not negative.
    fn number<T: TryFrom<i64>>(&self, name: &'static str) -> Result<T, StoreError>;

    /// The same, if there is one.
    fn optional_number<T: TryFrom<i64>>(&self, name: &'static str)
    -> Result<Option<T>, StoreError>;

    /// A name of a variant, or of something else that is written as text.
    fn name<T: DeserializeOwned>(&self, name: &'static str) -> Result<T, StoreError>;

    /// The same, if there is one.
    fn optional_name<T: DeserializeOwned>(
        &self,
        name: &'static str,
    ) -> Result<Option<T>, StoreError>;

    /// JSON.
    fn json<T: DeserializeOwned>(&self, name: &'static str) -> Result<T, StoreError>;

    /// A moment.
    fn moment(&self, name: &'static str) -> Result<Moment, StoreError> {
        self.number(name).map(Moment)
    }

    /// A moment, if there is one.
    fn optional_moment(&self, name: &'static str) -> Result<Option<Moment>, StoreError> {
        Ok(self.optional_number(name)?.map(Moment))
    }

    /// A person, if there is one.
    fn optional_person(&self, name: &'static str) -> Result<Option<PersonId>, StoreError> {
        Ok(self.optional_number(name)?.map(PersonId))
    }

    /// A person.
    fn person(&self, name: &'static str) -> Result<PersonId, StoreError> {
        self.number(name).map(PersonId)
    }

    /// A game.
    fn game(&self, name: &'static str) -> Result<GameId, StoreError> {
        self.name(name)
    }

    /// A speed.
    fn speed(&self) -> Result<Speed, StoreError> {
        self.name("speed")
    }

    /// A family of games.
    fn family(&self) -> Result<Family, StoreError>;
}

impl Columns for SqliteRow {
    fn value<'r, T>(&'r self, name: &'static str) -> Result<T, StoreError>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite>,
    {
        self.try_get(name).map_err(not_read)
    }

    fn number<T: TryFrom<i64>>(&self, name: &'static str) -> Result<T, StoreError> {
        let number: i64 = self.value(name)?;
        T::try_from(number).map_err(|_| damaged(name)(format!("{number} is out of range")))
    }

    fn optional_number<T: TryFrom<i64>>(
        &self,
        name: &'static str,
    ) -> Result<Option<T>, StoreError> {
        let none = self.value::<Option<i64>>(name)?.is_none();
        if none { Ok(None) } else { self.number(name).map(Some) }
    }

    fn name<T: DeserializeOwned>(&self, name: &'static str) -> Result<T, StoreError> {
        let text: String = self.value(name)?;
        from_name(name, &text)
    }

    fn optional_name<T: DeserializeOwned>(
        &self,
        name: &'static str,
    ) -> Result<Option<T>, StoreError> {
        let none = self.value::<Option<String>>(name)?.is_none();
        if none { Ok(None) } else { self.name(name).map(Some) }
    }

    fn json<T: DeserializeOwned>(&self, name: &'static str) -> Result<T, StoreError> {
        let text: String = self.value(name)?;
        serde_json::from_str(&text).map_err(damaged(name))
    }

    fn family(&self) -> Result<Family, StoreError> {
        let name: String = self.value("family")?;
        let family = Family::ALL.into_iter().find(|family| family.name() == name);
        family.ok_or_else(|| damaged("family")(format!("{name} is not a family of games")))
    }
}
