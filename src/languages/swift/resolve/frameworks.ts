// Modules of Swift and of Apple's platforms.

const names =
  // Swift and its core libraries
  'Swift Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML Dispatch ' +
  'XCTest Testing Distributed Observation RegexBuilder Synchronization StringProcessing Cxx CxxStdlib Builtin Runtime ' +
  'PackageDescription PackagePlugin CompilerPluginSupport Glibc Musl Android Bionic WinSDK ucrt CRT WASILibc Darwin ' +
  'DarwinPrivate ObjectiveC os OSLog simd Differentiation PlaygroundSupport PlaygroundBluetooth SwiftOnoneSupport ' +
  // Platforms
  'Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdAttributionKit AddressBook AddressBookUI AdServices ' +
  'AdSupport AGL AlarmKit AppClip AppIntents AppKit AppleArchive AppleScriptKit AppleScriptObjC ApplicationServices AppTrackingTransparency ' +
  'ARKit AssetsLibrary AudioDriverKit AudioToolbox AudioUnit AudioVideoBridging AuthenticationServices ' +
  'AutomatedDeviceEnrollment AutomaticAssessmentConfiguration Automator AVFAudio AVFoundation AVKit AVRouting ' +
  'BackgroundAssets BackgroundTasks BrowserEngineCore BrowserEngineKit BrowserKit BusinessChat CallKit CarKey CarPlay ' +
  'CFNetwork Charts Cinematic ClassKit ClockKit CloudKit Cocoa Collaboration ColorSync Combine CommonCrypto ' +
  'CompositorServices Compression Contacts ContactProvider ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth ' +
  'CoreData CoreDisplay CoreFoundation CoreGraphics CoreHaptics CoreHID CoreImage CoreLocation CoreLocationUI CoreMedia ' +
  'CoreMediaIO CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable ' +
  'CoreVideo CoreWLAN CreateML CreateMLComponents CreateMLUI CryptoKit CryptoTokenKit DataDetection DeveloperToolsSupport ' +
  'DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DeviceManagement DirectoryService DiscRecording ' +
  'DiscRecordingUI DiskArbitration DockKit DriverKit DVDPlayback EndpointSecurity EventKit EventKitUI ExceptionHandling ' +
  'ExecutionPolicy ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider ' +
  'FileProviderUI FinanceKit FinanceKitUI FinderSync FoundationModels ForceFeedback FSKit GameController GameKit GameplayKit GLKit ' +
  'GroupActivities GSS HealthKit HealthKitUI HIDDriverKit HomeKit Hypervisor iAd ICADevices IdentityDocumentServices IdentityLookup IdentityLookupUI ' +
  'ImageCaptureCore ImageIO ImagePlayground InputMethodKit InstallerPlugins InstantMessage Intents IntentsUI IOBluetooth ' +
  'IOBluetoothUI IOKit IOSurface IOUSBHost iTunesLibrary JavaScriptCore JavaNativeFoundation JournalingSuggestions ' +
  'Kernel LatentSemanticMapping LDAP LightweightCodeRequirements LinkPresentation LiveCommunicationKit ' +
  'LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MachO MailKit ManagedApp ManagedAppDistribution ManagedSettings ' +
  'ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport MediaAccessibility MediaExtension MediaLibrary MediaPlayer ' +
  'MediaSetup MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit ' +
  'MLCompute MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network ' +
  'NetworkExtension NetworkingDriverKit NewsstandKit NotificationCenter OpenAL OpenCL OpenDirectory OpenGL OpenGLES ' +
  'PaperKit ParavirtualizedGraphics PassKit PCIDriverKit PDFKit PencilKit PermissionKit PHASE PhotoKit Photos PhotosUI PreferencePanes ' +
  'ProximityReader PushKit PushToTalk QTKit Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI ' +
  'RealityFoundation RealityKit RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ' +
  'ScreenTime ScriptingBridge SecureElementCredential Security SecurityFoundation SecurityInterface SecurityUI SensitiveContentAnalysis ' +
  'SensorKit ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial Speech SpriteKit ' +
  'StickerFoundation StickerKit StoreKit StoreKitTest SwiftData SwiftUI SwiftUICore Symbols SyncServices SystemConfiguration ' +
  'SystemExtensions TabletopKit TabularData TelephonyMessagingKit ThreadNetwork TipKit Translation TranslationUIProvider TVMLKit TVServices TVUIKit Twitter UIKit ' +
  'UniformTypeIdentifiers USBDriverKit UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox ' +
  'Virtualization Vision VisionKit vmnet WatchConnectivity WatchKit WebKit WidgetKit WiFiAware WirelessInsights WorkoutKit XPC zlib sqlite3 ' +
  'libxml2 libkern notify';

const frameworks = new Set(names.split(' '));

/** An underscore marks a system module too: `_Concurrency`, `_PhotosUI_SwiftUI`. */
export function isFramework(name: string): boolean {
  return frameworks.has(name) || name.startsWith('_');
}
